import { expect, it } from 'vitest'
import { docsColors } from '../../apps/api/src/http/openapi/docs-style.ts'
import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' }

it('/docs has the colors of the product, light and dark', () => {
  const { roles }: { readonly roles: Readonly<Record<string, { readonly light: string; readonly dark: string }>> } =
    tokens
  expect(Object.entries(docsColors).map(([role, [light, dark]]) => [role, { light, dark }])).toEqual(
    Object.keys(docsColors).map((role) => [role, roles[role]]),
  )
})
