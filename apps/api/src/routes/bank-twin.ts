import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import type { AppParts } from '../app-parts.ts'
import type { TwinEdit } from '../bank/twin/twin-item.ts'
import type { SignedWebhook } from '../bank/twin/twin-webhooks.ts'
import { ApiError, notFound } from '../errors.ts'
import type { RequestHandlers } from '../http/handlers.ts'
import type { ExchangeContext } from '../http/request-context.ts'
import { requireBanks, requireConnection } from '../services/connections/connection-access.ts'
import { hearWebhook } from '../services/connections/webhook.ts'

type Row = NonNullable<Validated<'twinControl'>['body']['row']>

/** Without a value the row goes. */
function editOf({ rowId, value, description, date, isPending, postsRowId }: Row, today: string): TwinEdit {
  if (value === undefined) return { rowId, row: null }
  const row = {
    accountKey: '',
    amount: value,
    description: description ?? 'Sandbox row',
    date: date ?? today,
    isPending: isPending ?? false,
    postsRowId: postsRowId ?? null,
  }
  return { rowId, row }
}

/** @throws ApiError 404 for a link token, a bank or a step that the dialog does not know. */
function known<T>(value: T | null): T {
  if (value === null) throw notFound()
  return value
}

/** A bank hears of a webhook that was refused, and that is all: its login stays as it is. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 403) throw error
}

/** The dialog of the sandbox, and its strings: for one's own connections only. Where the sandbox is not set up, none of it is there. */
export function bankTwinRoutes(parts: AppParts) {
  const twinFor = async (context: ExchangeContext) => known((await requireBanks({ parts, context })).twin ?? null)
  const sendCopies = async ({ headers, body }: SignedWebhook, copies: number) => {
    for (let copy = 0; copy < copies; copy += 1) await hearWebhook(parts, headers, body).catch(unlessRefused)
  }
  const dialogFor = async (context: ExchangeContext) => (await twinFor(context)).dialog

  return {
    async twinInstitutions({ body }, context) {
      const { institutions, isRepair } = known(await (await dialogFor(context)).institutions(body.linkToken))
      return {
        institutions: institutions.map(({ institutionId, name, isOAuth, hint }) => ({
          institutionId,
          name,
          isOAuth,
          hint,
        })),
        isRepair,
      }
    },
    twinLogin: async ({ body }, context) =>
      known(await (await dialogFor(context)).login(body.linkToken, body.institutionId, body)),
    twinOAuthStart: async ({ body }, context) =>
      known(await (await dialogFor(context)).startOAuth(body.linkToken, body.institutionId)),
    twinOAuthResume: async ({ body }, context) =>
      known(await (await dialogFor(context)).resumeOAuth(body.linkToken, body.oauthStateId)),
    async twinFinish({ body }, context) {
      const { publicToken, institution, linkSessionId } = known(
        await (await dialogFor(context)).finish(body.linkToken, body.accountIds),
      )
      return {
        publicToken,
        institution: { institutionId: institution.institutionId, name: institution.name },
        linkSessionId,
      }
    },
    async twinControl({ body }, context) {
      const twin = await twinFor(context)
      const { itemId } = await context.withLedger((ledger) => requireConnection(ledger, body.connectionId))
      if (itemId === null) return {}
      if (body.state) await twin.setState(itemId, body.state)
      if (body.row) await twin.edit(itemId, editOf(body.row, context.today), body.row.accountId)
      if (body.webhooks !== undefined)
        await sendCopies(await twin.signWebhook(itemId, body.webhookAge ?? 0), body.webhooks)
      return {}
    },
  } satisfies RequestHandlers
}
