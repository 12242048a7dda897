import type { AppParts } from '../../app-parts.ts'
import { forbidden } from '../../errors.ts'
import { itemHashOf } from '../sync/sync-parts.ts'
import { WEBHOOK_PULL_EVERY_MS } from '../sync/sync-schedule.ts'

/** A webhook is refused when it is older than this, so there is no need to remember it for longer. */
const REMEMBERED_MS = 10 * 60_000

/**
 * Hears a webhook. It carries no data and changes none: where its signature, age and body are good, and it was not heard
 * before, a pull of that login is wanted, at most one a minute. All of it is in the directory, for no ledger is opened on the
 * word of a stranger.
 *
 * @throws ApiError 403 where no provider knows it as its own.
 */
export async function hearWebhook(parts: AppParts, headers: Headers, body: string): Promise<Record<string, never>> {
  const { bankItems, ledgerWork } = parts.directory
  const now = parts.clock.now()
  for (const provider of parts.bank?.providers ?? []) {
    const webhook = await provider.readWebhook(headers, body)
    if (!webhook) continue
    await bankItems.forgetWebhooksBefore(now - REMEMBERED_MS)
    if (!(await bankItems.hear(webhook.eventHash, now))) return {}
    const wanted = await bankItems.want(itemHashOf(parts, provider.name, webhook.itemId), now, WEBHOOK_PULL_EVERY_MS)
    if (!wanted) return {}
    await ledgerWork.schedule(wanted.personId, wanted.at)
    if (wanted.at <= now) parts.bank?.wake(wanted.personId)
    return {}
  }
  throw forbidden()
}
