import type { TwinState } from '@evenkeel/api-client/contract/bank-twin'
import * as z from 'zod/mini'
import { randomToken } from '../../identity/keys.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import { type BankProvider, type ProviderAccount, ProviderFailure, type ProviderItem } from '../bank-provider.ts'
import { hostileAccounts } from './hostile.ts'
import { makeTwinDialog, newTwinItem, type TwinDialog } from './twin-dialog.ts'
import { movedSince, twinCursorAt, twinIdOf, twinPage } from './twin-history.ts'
import { findTwinInstitution } from './twin-institutions.ts'
import { accessTokenOf, itemOfAccessToken, makeTwinItems, publicTokenOf, readPublicToken, type TwinEdit, type TwinItem, type TwinStore } from './twin-item.ts'
import { makeTwinWebhooks, type SignedWebhook } from './twin-webhooks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a slow bank takes for its first history. */
const SLOW_MS = 20_000
const CONSENT_LEFT_DAYS = 7
const LINK_MS = 4 * 60 * 60 * 1000

/** The sandbox: a provider whose banks, people and troubles are made up, the same for the same clock. */
export interface BankTwin extends BankProvider {
  readonly dialog: TwinDialog
  /** Puts a login into a state, at once. */
  setState(itemId: string, state: TwinState): void
  /** Adds, changes or removes a row at the bank; `accountId` is the provider's, the first account without one. */
  edit(itemId: string, edit: TwinEdit, accountId: string | undefined): void
  /** A webhook for a login, signed. */
  signWebhook(itemId: string): Promise<SignedWebhook>
  /** The cursor of a login of which everything up to now is known. */
  cursorNow(): string
  /** A login of which everything up to now is known already: for data that was there before the connection. */
  adopt(login: Pick<TwinItem, 'institutionId' | 'itemId' | 'person'>): { readonly accessToken: string; readonly accounts: readonly ProviderAccount[] }
}

interface TwinParts {
  readonly clock: Clock
  readonly random: RandomSource
  readonly clientName: string
  /** Where logins outlast a restart; without one they are as new after it. */
  readonly store?: TwinStore | undefined
}

/** A trouble that begins once there is something to lose. */
const beginsLater: ReadonlySet<TwinState> = new Set(['login', 'pending-disconnect', 'revoked', 'empty'])

const stateOf = ({ state, wasRead }: TwinItem): TwinState => (beginsLater.has(state) && !wasRead ? 'good' : state)

const webhookBody = z.object({ item_id: z.string() })

export function makeBankTwin({ clock, random, clientName, store }: TwinParts): BankTwin {
  const items = makeTwinItems(store)
  const webhooks = makeTwinWebhooks(() => clock.now())
  const dialog = makeTwinDialog({ clock, random, items })
  const exchanged = new Set<string>()

  /** @throws ProviderFailure as the login's state wants it, before any call is answered. */
  const open = (accessToken: string): TwinItem => {
    const made = itemOfAccessToken(accessToken)
    if (!made) throw new ProviderFailure('refused', 'INVALID_ACCESS_TOKEN')
    const item = items.get(made.itemId) ?? made
    items.put(item)
    const state = stateOf(item)
    if (state === 'revoked') throw new ProviderFailure('revoked', 'ITEM_NOT_FOUND')
    if (state === 'down') throw new ProviderFailure('unavailable', 'INSTITUTION_DOWN')
    if (item.refusals > 0) {
      items.put({ ...item, refusals: item.refusals - 1 })
      throw new ProviderFailure('rate-limited', 'RATE_LIMIT_EXCEEDED')
    }
    return item
  }

  const accountsOf = (item: TwinItem, now: number): ProviderAccount[] =>
    (findTwinInstitution(item.institutionId)?.accounts ?? [])
      .filter(({ key }) => item.accountKeys.includes(key))
      .map(({ key, name, mask, typeName, balance, interestRate, minimumPayment }) => ({
        id: twinIdOf(item, key),
        persistentId: null,
        name,
        mask,
        typeName,
        currency: 'USD',
        balance: Math.round((balance + movedSince(item, key, item.linkedAt, now)) * 100) / 100,
        balanceAsOf: null,
        interestRate: item.state === 'liabilities' ? null : interestRate,
        minimumPayment: item.state === 'liabilities' ? null : minimumPayment,
      }))

  const change = (itemId: string, with_: (item: TwinItem) => TwinItem) => {
    const item = items.get(itemId)
    if (item) items.put(with_(item))
  }

  const itemView = (item: TwinItem): ProviderItem => {
    const state = stateOf(item)
    return {
      itemId: item.itemId,
      institutionId: item.institutionId,
      institutionName: findTwinInstitution(item.institutionId)?.name ?? null,
      failure: state === 'login' ? 'login-required' : state === 'pending-disconnect' ? 'pending-disconnect' : null,
      worksUntil: state === 'pending-disconnect' ? new Date(clock.now() + CONSENT_LEFT_DAYS * DAY_MS).toISOString() : null,
    }
  }

  return {
    name: 'twin',
    settings: { clientName, products: ['transactions'], countryCodes: ['US'], webhookUrl: null, apiVersion: '2020-09-14', environment: 'sandbox' },
    dialog,
    async createLinkToken({ personKey, accessToken, redirectUri }) {
      const made = accessToken === null ? null : itemOfAccessToken(accessToken)
      if (made && !items.get(made.itemId)) items.put(made)
      return dialog.open({ repairs: made?.itemId ?? null, person: personKey, redirectUri, expiresAt: clock.now() + LINK_MS })
    },
    async exchange(publicToken) {
      const made = readPublicToken(publicToken)
      if (!made || exchanged.has(made.nonce)) throw new ProviderFailure('refused', 'INVALID_PUBLIC_TOKEN')
      exchanged.add(made.nonce)
      items.put(made.item)
      return { accessToken: accessTokenOf(made.item), itemId: made.item.itemId }
    },
    createPublicToken: async (accessToken) => publicTokenOf(open(accessToken), randomToken(random)),
    item: async (accessToken) => itemView(open(accessToken)),
    async accounts(accessToken) {
      const item = open(accessToken)
      const state = stateOf(item)
      if (state === 'empty') return []
      const accounts = accountsOf(item, clock.now())
      return state === 'hostile' ? hostileAccounts(accounts) : accounts
    },
    async transactions(accessToken, cursor) {
      const item = open(accessToken)
      const state = stateOf(item)
      if (state === 'product') throw new ProviderFailure('product-failed', 'PRODUCTS_NOT_SUPPORTED')
      if (state === 'slow' && clock.now() < item.linkedAt + SLOW_MS) throw new ProviderFailure('not-ready', 'PRODUCT_NOT_READY')
      const page = twinPage(item, cursor, clock.now())
      if (!page.hasMore) items.put({ ...item, wasRead: true })
      return page
    },
    async remove(accessToken) {
      const made = itemOfAccessToken(accessToken)
      if (made) items.put({ ...(items.get(made.itemId) ?? made), state: 'revoked', wasRead: true })
    },
    async readWebhook(headers, body) {
      const eventHash = await webhooks.prove(headers, body)
      const read = eventHash === null ? undefined : z.safeParse(webhookBody, JSON.parse(body))
      return read?.success && eventHash !== null ? { itemId: read.data.item_id, eventHash } : null
    },
    setState: (itemId, state) => change(itemId, (item) => ({ ...item, state, wasRead: true, refusals: state === 'limit' ? 2 : 0 })),
    edit: (itemId, edit, accountId) =>
      change(itemId, (item) => {
        const [first = ''] = item.accountKeys
        const accountKey = item.accountKeys.find((key) => twinIdOf(item, key) === accountId) ?? first
        return { ...item, edits: [...item.edits, { ...edit, row: edit.row && { ...edit.row, accountKey } }] }
      }),
    signWebhook: (itemId) => webhooks.sign(itemId),
    cursorNow: () => twinCursorAt(clock.now()),
    adopt(login) {
      const linkedAt = clock.now()
      const item = { ...newTwinItem({ ...login, state: 'good', world: '', linkedAt }), wasRead: true }
      const later = { ...item, historyFrom: new Date(linkedAt + DAY_MS).toISOString().slice(0, 10) }
      items.put(later)
      return { accessToken: accessTokenOf(later), accounts: accountsOf(later, linkedAt) }
    },
  }
}
