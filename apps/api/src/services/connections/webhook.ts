import type { AppParts } from '../../app-parts.ts'
import { forbidden } from '../../errors.ts'
import { hashItem } from '../sync/sync-parts.ts'
import { webhookPullEveryMs } from '../sync/sync-schedule.ts'

/** Older webhooks are refused, so this is how long one has to be remembered. */
const rememberedMs = 10 * 60_000

/**
 * Handles a webhook, which carries no data. If its signature, age and body are valid and it is new, schedules a sync of
 * that login, at most one per minute. Works in the directory only: no ledger is opened for an unauthenticated request.
 *
 * @throws ApiError 403 if no provider recognizes it.
 */
export async function hearWebhook(parts: AppParts, headers: Headers, body: string): Promise<Record<string, never>> {
  const { bankItems, ledgerWork } = parts.directory
  const now = parts.clock.now()
  for (const provider of parts.bank?.providers ?? []) {
    const webhook = await provider.readWebhook(headers, body)
    if (!webhook) continue
    await bankItems.forgetWebhooksBefore(now - rememberedMs)
    if (!(await bankItems.hear(webhook.eventHash, now))) return {}
    const wanted = await bankItems.want(hashItem(parts, provider.name, webhook.itemId), now, webhookPullEveryMs)
    if (!wanted) return {}
    await ledgerWork.schedule(wanted.personId, wanted.at)
    if (wanted.at <= now) parts.bank?.wake(wanted.personId)
    return {}
  }
  throw forbidden()
}
