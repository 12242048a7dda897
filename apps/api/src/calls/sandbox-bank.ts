import type { Validated } from '@evenkeel/api-client/contract/endpoints'
import { sandboxHintKeys } from '@evenkeel/api-client/contract/name-keys'
import type { AppParts } from '../app-parts.ts'
import type { SandboxInstitutionKind } from '../bank/sandbox/sandbox-institutions.ts'
import type { SandboxEdit } from '../bank/sandbox/sandbox-item.ts'
import type { SignedWebhook } from '../bank/sandbox/sandbox-webhooks.ts'
import { ApiError, notFound } from '../errors.ts'
import type { RequestCalls } from '../http/handlers.ts'
import type { RequestContext } from '../http/request-context.ts'
import { requireBanks, requireConnection } from '../services/connections/connection-access.ts'
import { hearWebhook } from '../services/connections/webhook.ts'
import { inEnglish, say } from '../say.ts'
import { readSettings } from '../store/ledger/profile.ts'

type Row = NonNullable<Validated<'sandboxControl'>['body']['row']>

/** Returns an edit that removes the row if it has no value. */
function toSandboxEdit({ rowId, value, description, date, isPending, postsRowId }: Row, today: string): SandboxEdit {
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

/** Returns the value. @throws ApiError 404 for null: a link token, bank or step that the dialog does not know. */
function known<T>(value: T | null): T {
  if (value === null) throw notFound()
  return value
}

/** Ignores a refused webhook: the bank's login stays as it is. @throws any other error. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 403) throw error
}

/** The sandbox bank's dialog and controls, for a person's own connections. Every call is 404 without a sandbox. */
export function sandboxBankCalls(parts: AppParts) {
  const sandboxFor = async (context: RequestContext) => known((await requireBanks({ parts, context })).sandbox ?? null)
  const sendCopies = async ({ headers, body }: SignedWebhook, copies: number) => {
    for (let copy = 0; copy < copies; copy += 1) await hearWebhook(parts, headers, body).catch(unlessRefused)
  }
  const dialogFor = async (context: RequestContext) => (await sandboxFor(context)).dialog

  return {
    async sandboxInstitutions({ body }, context) {
      const { institutions, isRepair } = known(await (await dialogFor(context)).institutions(body.linkToken))
      const { useTestInstitutions } = await context.withLedger((ledger) => readSettings(ledger))
      const isOffered = ({ state }: SandboxInstitutionKind) => state === 'good' || useTestInstitutions || isRepair
      return {
        institutions: institutions.filter(isOffered).map(({ institutionId, name, isOAuth }) => ({
          institutionId,
          name,
          isOAuth,
          hint: inEnglish(say(sandboxHintKeys[institutionId])),
        })),
        isRepair,
      }
    },
    sandboxLogin: async ({ body }, context) =>
      known(await (await dialogFor(context)).login(body.linkToken, body.institutionId, body)),
    sandboxOAuthStart: async ({ body }, context) =>
      known(await (await dialogFor(context)).startOAuth(body.linkToken, body.institutionId)),
    sandboxOAuthResume: async ({ body }, context) =>
      known(await (await dialogFor(context)).resumeOAuth(body.linkToken, body.oauthStateId)),
    async sandboxFinish({ body }, context) {
      const { publicToken, institution, linkSessionId } = known(
        await (await dialogFor(context)).finish(body.linkToken, body.accountIds),
      )
      return {
        publicToken,
        institution: { institutionId: institution.institutionId, name: institution.name },
        linkSessionId,
      }
    },
    async sandboxControl({ body }, context) {
      const sandbox = await sandboxFor(context)
      const { itemId } = await context.withLedger((ledger) => requireConnection(ledger, body.connectionId))
      if (itemId === null) return {}
      if (body.state) await sandbox.setState(itemId, body.state)
      if (body.row) await sandbox.edit(itemId, toSandboxEdit(body.row, context.today), body.row.accountId)
      if (body.webhooks !== undefined)
        await sendCopies(await sandbox.signWebhook(itemId, body.webhookAge ?? 0), body.webhooks)
      return {}
    },
  } satisfies RequestCalls
}
