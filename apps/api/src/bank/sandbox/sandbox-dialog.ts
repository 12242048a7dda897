import { sandboxErrorKeys } from '@evenkeel/api-client/contract/name-keys'
import { sandboxLink, type SandboxError } from '@evenkeel/api-client/contract/sandbox-bank'
import { addDays, toIsoDate } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { hashOfSecret, randomToken } from '../../identity/keys.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import {
  findSandboxInstitution,
  findSandboxAccounts,
  sandboxInstitutions,
  type SandboxInstitutionKind,
} from './sandbox-institutions.ts'
import { toSandboxId } from './sandbox-history.ts'
import { toPublicToken, readUserName, type SandboxItem, sandboxItem } from './sandbox-item.ts'
import type { SandboxItems } from './sandbox-items.ts'
import { changeRecord, type SandboxStore } from './sandbox-store.ts'
import { inEnglish, say } from '../../say.ts'

/** How much history a new login shows. */
const historyDays = 400
const knownPassword = 'pass_good'
/** How many calls a rate-limiting bank refuses: two during the link, and those of two syncs. */
const refusals = 4

/** A dialog that was opened by a link token. */
const dialogRecord = z.object({
  expiresAt: z.number(),
  /** The login to be repaired; null for a new one. */
  repairs: z.nullable(z.string()),
  person: z.string(),
  redirectUri: z.nullable(z.string()),
  /** The login that the dialog made, once it succeeded. */
  item: z.nullable(sandboxItem),
  /** A login to be completed on the bank's own page. */
  oauth: z.nullable(z.object({ stateId: z.string(), institutionId: z.string() })),
})
type Dialog = z.infer<typeof dialogRecord>

interface DialogAccount {
  readonly accountId: string
  readonly name: string
  readonly mask: string
  readonly typeName: string
}

type LoginAnswer = { readonly accounts: DialogAccount[]; readonly error: SandboxError | null }

/** The calls of the sandbox's link dialog. Each returns null for an unknown or expired link token. */
export interface SandboxDialog {
  open(request: Pick<Dialog, 'repairs' | 'person' | 'redirectUri' | 'expiresAt'>): Promise<string>
  institutions(
    linkToken: string,
  ): Promise<{ institutions: readonly SandboxInstitutionKind[]; isRepair: boolean } | null>
  login(
    linkToken: string,
    institutionId: string,
    credentials: { userName: string; password: string },
  ): Promise<LoginAnswer | null>
  startOAuth(linkToken: string, institutionId: string): Promise<{ oauthStateId: string; returnAddress: string } | null>
  resumeOAuth(linkToken: string, oauthStateId: string): Promise<LoginAnswer | null>
  finish(linkToken: string, accountIds: readonly string[] | undefined): Promise<Finished | null>
}

interface Finished {
  readonly publicToken: string
  readonly institution: SandboxInstitutionKind
  readonly linkSessionId: string
}

interface DialogParts {
  readonly clock: Clock
  readonly random: RandomSource
  readonly items: SandboxItems
  readonly store: SandboxStore
}

const toDialogAccounts = (item: SandboxItem): DialogAccount[] =>
  findSandboxAccounts(item).map(({ key, name, mask, typeName }) => ({
    accountId: toSandboxId(item, key),
    name,
    mask,
    typeName,
  }))

const toLinkSession = (linkToken: string) => `session-${linkToken.slice(-12)}`

const refusal = (linkToken: string, institutionId: string, errorCode: keyof typeof sandboxErrorKeys): LoginAnswer => ({
  accounts: [],
  error: {
    errorCode,
    errorMessage: `the sandbox answered ${errorCode}`,
    displayMessage: inEnglish(say(sandboxErrorKeys[errorCode])),
    errorType: 'ITEM_ERROR',
    requestId: `request-${linkToken.slice(-8)}`,
    institutionId,
    linkSessionId: toLinkSession(linkToken),
  },
})

/** Returns a new login. */
export function newSandboxItem(
  values: Pick<SandboxItem, 'itemId' | 'institutionId' | 'state' | 'person' | 'world' | 'linkedAt'>,
): SandboxItem {
  return {
    ...values,
    accountKeys: findSandboxAccounts(values).map(({ key }) => key),
    historyFrom: addDays(toIsoDate(new Date(values.linkedAt).toISOString()), -historyDays),
    wasRead: false,
    refusals: values.state === 'limit' ? refusals : 0,
    edits: [],
  }
}

/** Records hold only the hash of a link token, so that reading them does not open a dialog. */
const dialogKey = (linkToken: string) => `link:${hashOfSecret(linkToken)}`

/** Stores the open dialogs, each under its link token. */
function openDialogs(store: SandboxStore, clock: Clock) {
  return {
    add: (linkToken: string, dialog: Dialog) =>
      store.add(dialogKey(linkToken), JSON.stringify(dialog), dialog.expiresAt),
    async find(linkToken: string): Promise<Dialog | null> {
      const content = await store.get(dialogKey(linkToken))
      const dialog = content === undefined ? null : z.parse(dialogRecord, JSON.parse(content))
      return dialog && dialog.expiresAt > clock.now() ? dialog : null
    },
    note: (linkToken: string, news: Partial<Dialog>) =>
      changeRecord(store, dialogKey(linkToken), (content) => JSON.stringify({ ...JSON.parse(content), ...news })),
    remove: (linkToken: string) => store.remove(dialogKey(linkToken)),
  }
}

export function createSandboxDialog({ clock, random, items, store }: DialogParts): SandboxDialog {
  const dialogs = openDialogs(store, clock)
  const repairedBy = async ({ repairs }: Dialog) => (repairs === null ? undefined : items.get(repairs))

  /** Returns the dialog of a token and the banks that it offers: for a repair only the repaired one. */
  const look = async (linkToken: string) => {
    const dialog = await dialogs.find(linkToken)
    if (!dialog) return null
    const repaired = await repairedBy(dialog)
    const offered = repaired
      ? sandboxInstitutions.filter(({ institutionId }) => institutionId === repaired.institutionId)
      : sandboxInstitutions
    return { dialog, offered }
  }

  const freshItem = async (login: Pick<SandboxItem, 'person' | 'institutionId' | 'world' | 'state'>) => {
    const item = newSandboxItem({ ...login, itemId: `item-twin-${randomToken(random)}`, linkedAt: clock.now() })
    // Signing in again does not restart the bank's history.
    return { ...item, historyFrom: (await items.historyFrom(login)) ?? item.historyFrom }
  }

  /** Completes the dialog. For a repair at the same bank it clears the login's trouble and changes nothing else. */
  const goThrough = async (
    linkToken: string,
    dialog: Dialog,
    login: Pick<SandboxItem, 'institutionId' | 'world' | 'state'>,
  ): Promise<LoginAnswer> => {
    const repaired = await repairedBy(dialog)
    const item = repaired
      ? { ...repaired, state: 'good' as const }
      : await freshItem({ ...login, person: dialog.person })
    await dialogs.note(linkToken, { item })
    return { accounts: toDialogAccounts(item), error: null }
  }

  return {
    async open(request) {
      await store.forgetUntil(clock.now())
      const linkToken = `${sandboxLink}${randomToken(random)}`
      await dialogs.add(linkToken, { ...request, item: null, oauth: null })
      return linkToken
    },
    async institutions(linkToken) {
      const found = await look(linkToken)
      return found && { institutions: found.offered, isRepair: found.dialog.repairs !== null }
    },
    async login(linkToken, institutionId, { userName, password }) {
      const found = await look(linkToken)
      const institution = found?.offered.find((kind) => kind.institutionId === institutionId)
      if (!found || !institution) return null
      const user = readUserName(userName)
      if (!user || password !== knownPassword) {
        return refusal(linkToken, institutionId, 'INVALID_CREDENTIALS')
      }
      if (institution.isOAuth) return refusal(linkToken, institutionId, 'OAUTH_REQUIRED')
      const state = user.state === 'good' ? institution.state : user.state
      return goThrough(linkToken, found.dialog, { institutionId, state, world: user.world })
    },
    async startOAuth(linkToken, institutionId) {
      const found = await look(linkToken)
      if (!found?.offered.some((kind) => kind.institutionId === institutionId && kind.isOAuth)) return null
      const stateId = randomToken(random)
      await dialogs.note(linkToken, { oauth: { stateId, institutionId } })
      const address = found.dialog.redirectUri ?? '/pagecontent/publicplaidoauth/web'
      return { oauthStateId: stateId, returnAddress: `${address}?oauth_state_id=${stateId}` }
    },
    async resumeOAuth(linkToken, oauthStateId) {
      const dialog = await dialogs.find(linkToken)
      const institution =
        dialog?.oauth?.stateId === oauthStateId ? findSandboxInstitution(dialog.oauth.institutionId) : undefined
      if (!dialog || !institution) return null
      return goThrough(linkToken, dialog, {
        institutionId: institution.institutionId,
        state: institution.state,
        world: '',
      })
    },
    async finish(linkToken, accountIds) {
      const dialog = await dialogs.find(linkToken)
      const institution = dialog?.item ? findSandboxInstitution(dialog.item.institutionId) : undefined
      if (!dialog?.item || !institution) return null
      const { item, repairs } = dialog
      const isChosen = (key: string) => accountIds === undefined || accountIds.includes(toSandboxId(item, key))
      const chosen = repairs === null ? { ...item, accountKeys: item.accountKeys.filter(isChosen) } : item
      if (repairs !== null) await items.change(item.itemId, (known) => ({ ...known, state: 'good' }))
      await dialogs.remove(linkToken)
      return {
        publicToken: toPublicToken(chosen, randomToken(random)),
        institution,
        linkSessionId: toLinkSession(linkToken),
      }
    },
  }
}
