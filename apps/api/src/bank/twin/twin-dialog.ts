import { TWIN_LINK, type TwinError } from '@evenkeel/api-client/contract/bank-twin'
import { addDays, isoDateOf } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { hashOfSecret, randomToken } from '../../identity/keys.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import { findTwinInstitution, twinInstitutions, type TwinInstitutionKind } from './twin-institutions.ts'
import { twinIdOf } from './twin-history.ts'
import { publicTokenOf, readUserName, type TwinItem, twinItem } from './twin-item.ts'
import type { TwinItems } from './twin-items.ts'
import { changeRecord, type TwinStore } from './twin-store.ts'

/** How much history a new login shows. */
const HISTORY_DAYS = 400
const PASSWORD = 'pass_good'
/** How many calls a bank that asks to wait turns away: the two while it is linked, and those of two syncs. */
const REFUSALS = 4

/** A dialog that was opened by a link token. */
const dialogRecord = z.object({
  expiresAt: z.number(),
  /** The login that is repaired; null for a new one. */
  repairs: z.nullable(z.string()),
  person: z.string(),
  redirectUri: z.nullable(z.string()),
  /** What the login went through to, once it did. */
  item: z.nullable(twinItem),
  /** A login that is to go through on the bank's own page. */
  oauth: z.nullable(z.object({ stateId: z.string(), institutionId: z.string() })),
})
type Dialog = z.infer<typeof dialogRecord>

export interface DialogAccount {
  readonly accountId: string
  readonly name: string
  readonly mask: string
  readonly typeName: string
}

export type LoginAnswer = { readonly accounts: DialogAccount[]; readonly error: TwinError | null }

/** The sandbox's link dialog, as calls. Each gives null for a link token that is not, or no longer, one of the sandbox's. */
export interface TwinDialog {
  open(request: Pick<Dialog, 'repairs' | 'person' | 'redirectUri' | 'expiresAt'>): Promise<string>
  institutions(linkToken: string): Promise<{ institutions: readonly TwinInstitutionKind[]; isRepair: boolean } | null>
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
  readonly institution: TwinInstitutionKind
  readonly linkSessionId: string
}

interface DialogParts {
  readonly clock: Clock
  readonly random: RandomSource
  readonly items: TwinItems
  readonly store: TwinStore
}

const accountsOf = (item: TwinItem): DialogAccount[] =>
  (findTwinInstitution(item.institutionId)?.accounts ?? []).map(({ key, name, mask, typeName }) => ({
    accountId: twinIdOf(item, key),
    name,
    mask,
    typeName,
  }))

const linkSessionOf = (linkToken: string) => `session-${linkToken.slice(-12)}`

const refusal = (linkToken: string, institutionId: string, errorCode: string, displayMessage: string): LoginAnswer => ({
  accounts: [],
  error: {
    errorCode,
    errorMessage: `the sandbox answered ${errorCode}`,
    displayMessage,
    errorType: 'ITEM_ERROR',
    requestId: `request-${linkToken.slice(-8)}`,
    institutionId,
    linkSessionId: linkSessionOf(linkToken),
  },
})

/** A login as it is when it is new. */
export function newTwinItem(
  values: Pick<TwinItem, 'itemId' | 'institutionId' | 'state' | 'person' | 'world' | 'linkedAt'>,
): TwinItem {
  const { accounts } = findTwinInstitution(values.institutionId) ?? { accounts: [] }
  return {
    ...values,
    accountKeys: accounts.map(({ key }) => key),
    historyFrom: addDays(isoDateOf(new Date(values.linkedAt).toISOString()), -HISTORY_DAYS),
    wasRead: false,
    refusals: values.state === 'limit' ? REFUSALS : 0,
    edits: [],
  }
}

/** A link token stands in no record: whoever reads them can open no dialog. */
const keyOf = (linkToken: string) => `link:${hashOfSecret(linkToken)}`

/** The dialogs that are open, each under its link token. */
function openDialogs(store: TwinStore, clock: Clock) {
  return {
    add: (linkToken: string, dialog: Dialog) => store.add(keyOf(linkToken), JSON.stringify(dialog), dialog.expiresAt),
    async find(linkToken: string): Promise<Dialog | null> {
      const content = await store.get(keyOf(linkToken))
      const dialog = content === undefined ? null : z.parse(dialogRecord, JSON.parse(content))
      return dialog && dialog.expiresAt > clock.now() ? dialog : null
    },
    note: (linkToken: string, news: Partial<Dialog>) =>
      changeRecord(store, keyOf(linkToken), (content) => JSON.stringify({ ...JSON.parse(content), ...news })),
    remove: (linkToken: string) => store.remove(keyOf(linkToken)),
  }
}

export function makeTwinDialog({ clock, random, items, store }: DialogParts): TwinDialog {
  const dialogs = openDialogs(store, clock)
  const repairedBy = async ({ repairs }: Dialog) => (repairs === null ? undefined : items.get(repairs))

  /** The dialog of a token and the banks that it offers: for a repair only the one that is repaired. */
  const look = async (linkToken: string) => {
    const dialog = await dialogs.find(linkToken)
    if (!dialog) return null
    const repaired = await repairedBy(dialog)
    const offered = repaired
      ? twinInstitutions.filter(({ institutionId }) => institutionId === repaired.institutionId)
      : twinInstitutions
    return { dialog, offered }
  }

  const freshItem = async (login: Pick<TwinItem, 'person' | 'institutionId' | 'world' | 'state'>) => {
    const item = newTwinItem({ ...login, itemId: `item-twin-${randomToken(random)}`, linkedAt: clock.now() })
    // The bank's history does not begin anew because the person signs in again.
    return { ...item, historyFrom: (await items.historyFrom(login)) ?? item.historyFrom }
  }

  /** Going through again at the same bank mends what was wrong with the login, and nothing else of it changes. */
  const goThrough = async (
    linkToken: string,
    dialog: Dialog,
    login: Pick<TwinItem, 'institutionId' | 'world' | 'state'>,
  ): Promise<LoginAnswer> => {
    const repaired = await repairedBy(dialog)
    const item = repaired
      ? { ...repaired, state: 'good' as const }
      : await freshItem({ ...login, person: dialog.person })
    await dialogs.note(linkToken, { item })
    return { accounts: accountsOf(item), error: null }
  }

  return {
    async open(request) {
      await store.forgetUntil(clock.now())
      const linkToken = `${TWIN_LINK}${randomToken(random)}`
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
      if (!user || password !== PASSWORD) {
        return refusal(
          linkToken,
          institutionId,
          'INVALID_CREDENTIALS',
          'The user name or the password is not right. Please try again.',
        )
      }
      if (institution.isOAuth)
        return refusal(linkToken, institutionId, 'OAUTH_REQUIRED', 'Please sign in on the bank’s own page.')
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
        dialog?.oauth?.stateId === oauthStateId ? findTwinInstitution(dialog.oauth.institutionId) : undefined
      if (!dialog || !institution) return null
      return goThrough(linkToken, dialog, {
        institutionId: institution.institutionId,
        state: institution.state,
        world: '',
      })
    },
    async finish(linkToken, accountIds) {
      const dialog = await dialogs.find(linkToken)
      const institution = dialog?.item ? findTwinInstitution(dialog.item.institutionId) : undefined
      if (!dialog?.item || !institution) return null
      const { item, repairs } = dialog
      const isChosen = (key: string) => accountIds === undefined || accountIds.includes(twinIdOf(item, key))
      const chosen = repairs === null ? { ...item, accountKeys: item.accountKeys.filter(isChosen) } : item
      if (repairs !== null) await items.change(item.itemId, (known) => ({ ...known, state: 'good' }))
      await dialogs.remove(linkToken)
      return {
        publicToken: publicTokenOf(chosen, randomToken(random)),
        institution,
        linkSessionId: linkSessionOf(linkToken),
      }
    },
  }
}
