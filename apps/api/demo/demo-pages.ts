import type { AppParts } from '../src/app-parts.ts'
import type { ExtraPages } from '../src/app.ts'
import { outboxPages } from './outbox-page.ts'
import { ssoPages } from './sso-page.ts'

/** Returns the pages for trying the product: the outbox and an identity provider. None in production. */
export function demoPages(parts: AppParts): readonly ExtraPages[] {
  if (parts.isProduction) return []
  return [ssoPages(parts), ...(parts.outbox ? [outboxPages(parts.outbox)] : [])]
}
