import type { TwinError, TwinState } from '@evenkeel/api-client/contract/bank-twin'
import { addDays, isoDateOf } from '@evenkeel/engine'
import { randomToken } from '../../identity/keys.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import { findTwinInstitution, twinInstitutions, type TwinInstitutionKind } from './twin-institutions.ts'
import { publicTokenOf, readUserName, type TwinItem, type TwinItems } from './twin-item.ts'
import { twinIdOf } from './twin-history.ts'

/** How much history a new login shows. */
const HISTORY_DAYS = 400
const PASSWORD = 'pass_good'
/** How many calls a bank that asks to wait turns away: the two while it is linked, and those of two syncs. */
const REFUSALS = 4

/** A dialog that was opened by a link token. */
interface Dialog {
  readonly expiresAt: number
  /** The login that is repaired; null for a new one. */
  readonly repairs: string | null
  readonly person: string
  readonly redirectUri: string | null
  /** What the login went through to, once it did. */
  item: TwinItem | null
  /** A login that is to go through on the bank's own page. */
  oauth: { readonly stateId: string; readonly institutionId: string } | null
}

export interface DialogAccount {
  readonly accountId: string
  readonly name: string
  readonly mask: string
  readonly typeName: string
}

export type LoginAnswer = { readonly accounts: DialogAccount[]; readonly error: TwinError | null }

/** The sandbox's link dialog, as calls. Each gives null for a link token that is not, or no longer, one of the sandbox's. */
export interface TwinDialog {
  open(request: { readonly repairs: string | null; readonly person: string; readonly redirectUri: string | null; readonly expiresAt: number }): string
  institutions(linkToken: string): { institutions: readonly TwinInstitutionKind[]; isRepair: boolean } | null
  login(linkToken: string, institutionId: string, credentials: { userName: string; password: string }): LoginAnswer | null
  startOAuth(linkToken: string, institutionId: string): { oauthStateId: string; returnAddress: string } | null
  resumeOAuth(linkToken: string, oauthStateId: string): LoginAnswer | null
  finish(linkToken: string, accountIds: readonly string[] | undefined): { publicToken: string; institution: TwinInstitutionKind; linkSessionId: string } | null
}

interface DialogParts {
  readonly clock: Clock
  readonly random: RandomSource
  readonly items: TwinItems
}

const accountsOf = (item: TwinItem): DialogAccount[] =>
  (findTwinInstitution(item.institutionId)?.accounts ?? []).map(({ key, name, mask, typeName }) => ({ accountId: twinIdOf(item, key), name, mask, typeName }))

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
export function newTwinItem(values: Pick<TwinItem, 'itemId' | 'institutionId' | 'state' | 'person' | 'world' | 'linkedAt'>): TwinItem {
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

export function makeTwinDialog({ clock, random, items }: DialogParts): TwinDialog {
  const dialogs = new Map<string, Dialog>()

  const find = (linkToken: string): Dialog | null => {
    for (const [token, dialog] of dialogs) if (dialog.expiresAt <= clock.now()) dialogs.delete(token)
    return dialogs.get(linkToken) ?? null
  }

  const offered = ({ repairs }: Dialog) => {
    const repaired = repairs === null ? undefined : items.get(repairs)
    return repaired ? twinInstitutions.filter(({ institutionId }) => institutionId === repaired.institutionId) : twinInstitutions
  }

  /** Going through again at the same bank mends what was wrong with the login, and nothing else of it changes. */
  const goThrough = (dialog: Dialog, institution: TwinInstitutionKind, state: TwinState, world: string): LoginAnswer => {
    const repaired = dialog.repairs === null ? undefined : items.get(dialog.repairs)
    const login = { person: dialog.person, institutionId: institution.institutionId, world }
    const fresh = () => {
      const item = newTwinItem({ ...login, itemId: `item-twin-${randomToken(random)}`, state, linkedAt: clock.now() })
      // The bank's history does not begin anew because the person signs in again.
      return { ...item, historyFrom: items.firstOf(login)?.historyFrom ?? item.historyFrom }
    }
    dialog.item = repaired ? { ...repaired, state: 'good' } : fresh()
    return { accounts: accountsOf(dialog.item), error: null }
  }

  return {
    open({ repairs, person, redirectUri, expiresAt }) {
      const linkToken = `link-twin-${randomToken(random)}`
      dialogs.set(linkToken, { expiresAt, repairs, person, redirectUri, item: null, oauth: null })
      return linkToken
    },
    institutions(linkToken) {
      const dialog = find(linkToken)
      return dialog && { institutions: offered(dialog), isRepair: dialog.repairs !== null }
    },
    login(linkToken, institutionId, { userName, password }) {
      const dialog = find(linkToken)
      const institution = dialog && offered(dialog).find((kind) => kind.institutionId === institutionId)
      if (!dialog || !institution) return null
      const user = readUserName(userName)
      if (!user || password !== PASSWORD) {
        return refusal(linkToken, institutionId, 'INVALID_CREDENTIALS', 'The user name or the password is not right. Please try again.')
      }
      if (institution.isOAuth) return refusal(linkToken, institutionId, 'OAUTH_REQUIRED', 'Please sign in on the bank’s own page.')
      return goThrough(dialog, institution, user.state === 'good' ? institution.state : user.state, user.world)
    },
    startOAuth(linkToken, institutionId) {
      const dialog = find(linkToken)
      const institution = dialog && offered(dialog).find((kind) => kind.institutionId === institutionId && kind.isOAuth)
      if (!dialog || !institution) return null
      const stateId = randomToken(random)
      dialog.oauth = { stateId, institutionId }
      const address = dialog.redirectUri ?? '/pagecontent/publicplaidoauth/web'
      return { oauthStateId: stateId, returnAddress: `${address}?oauth_state_id=${stateId}` }
    },
    resumeOAuth(linkToken, oauthStateId) {
      const dialog = find(linkToken)
      const institution = dialog?.oauth?.stateId === oauthStateId ? findTwinInstitution(dialog.oauth.institutionId) : undefined
      if (!dialog || !institution) return null
      return goThrough(dialog, institution, institution.state, '')
    },
    finish(linkToken, accountIds) {
      const dialog = find(linkToken)
      const institution = dialog?.item ? findTwinInstitution(dialog.item.institutionId) : undefined
      if (!dialog?.item || !institution) return null
      const { item, repairs } = dialog
      const isChosen = (key: string) => accountIds === undefined || accountIds.includes(twinIdOf(item, key))
      const chosen = repairs === null ? { ...item, accountKeys: item.accountKeys.filter(isChosen) } : item
      if (repairs !== null) items.put(chosen)
      dialogs.delete(linkToken)
      return { publicToken: publicTokenOf(chosen, randomToken(random)), institution, linkSessionId: linkSessionOf(linkToken) }
    },
  }
}
