import type { TwinState } from '@evenkeel/api-client/contract/bank-twin'
import * as z from 'zod/mini'
import { hashOfSecret, randomToken } from '../../identity/keys.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import { type BankProvider, type ProviderAccount, ProviderFailure, type ProviderItem } from '../bank-provider.ts'
import { hostileAccounts } from './hostile.ts'
import { makeTwinDialog, newTwinItem, type TwinDialog } from './twin-dialog.ts'
import { movedSince, twinCursorAt, twinIdOf, twinPage } from './twin-history.ts'
import { findTwinInstitution } from './twin-institutions.ts'
import {
  accessTokenOf,
  itemOfAccessToken,
  publicTokenOf,
  readPublicToken,
  type TwinEdit,
  type TwinItem,
} from './twin-item.ts'
import { makeTwinItems } from './twin-items.ts'
import type { TwinStore } from './twin-store.ts'
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
  setState(itemId: string, state: TwinState): Promise<void>
  /** Adds, changes or removes a row at the bank; `accountId` is the provider's, the first account without one. */
  edit(itemId: string, edit: TwinEdit, accountId: string | undefined): Promise<void>
  /** A webhook for a login, signed so many seconds ago. */
  signWebhook(itemId: string, ageSeconds: number): Promise<SignedWebhook>
  /** The cursor of a login of which everything up to now is known. */
  cursorNow(): string
  /** A login of which everything up to now is known already: for data that was there before the connection. */
  adopt(
    login: Pick<TwinItem, 'institutionId' | 'itemId' | 'person'>,
  ): Promise<{ readonly accessToken: string; readonly accounts: readonly ProviderAccount[] }>
}

interface TwinParts {
  readonly clock: Clock
  readonly random: RandomSource
  readonly clientName: string
  /** Where its banks remember things: the same for every process that has the sandbox. */
  readonly store: TwinStore
}

/** A trouble that begins once there is something to lose. */
const beginsLater: ReadonlySet<TwinState> = new Set(['login', 'pending-disconnect', 'revoked', 'empty'])

const stateOf = ({ state, wasRead }: TwinItem): TwinState => (beginsLater.has(state) && !wasRead ? 'good' : state)

const webhookBody = z.object({ item_id: z.string() })

export function makeBankTwin({ clock, random, clientName, store }: TwinParts): BankTwin {
  const items = makeTwinItems(store)
  const webhooks = makeTwinWebhooks(() => clock.now())
  const dialog = makeTwinDialog({ clock, random, items, store })

  /** @throws ProviderFailure as the login's state wants it, before any call is answered. */
  const open = async (accessToken: string): Promise<TwinItem> => {
    const made = itemOfAccessToken(accessToken)
    if (!made) throw new ProviderFailure('refused', 'INVALID_ACCESS_TOKEN')
    const item = await items.meet(made)
    const state = stateOf(item)
    if (state === 'revoked') throw new ProviderFailure('revoked', 'ITEM_NOT_FOUND')
    if (state === 'down') throw new ProviderFailure('unavailable', 'INSTITUTION_DOWN')
    if (item.refusals > 0) {
      await items.change(item.itemId, (known) => ({ ...known, refusals: Math.max(0, known.refusals - 1) }))
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

  const itemView = (item: TwinItem): ProviderItem => {
    const state = stateOf(item)
    return {
      itemId: item.itemId,
      institutionId: item.institutionId,
      institutionName: findTwinInstitution(item.institutionId)?.name ?? null,
      failure: state === 'login' ? 'login-required' : state === 'pending-disconnect' ? 'pending-disconnect' : null,
      worksUntil:
        state === 'pending-disconnect' ? new Date(clock.now() + CONSENT_LEFT_DAYS * DAY_MS).toISOString() : null,
    }
  }

  return {
    name: 'twin',
    settings: {
      clientName,
      products: ['transactions'],
      countryCodes: ['US'],
      webhookUrl: null,
      apiVersion: '2020-09-14',
      environment: 'sandbox',
    },
    dialog,
    async createLinkToken({ personKey, accessToken, redirectUri }) {
      const made = accessToken === null ? null : itemOfAccessToken(accessToken)
      if (made) await items.meet(made)
      return dialog.open({
        repairs: made?.itemId ?? null,
        person: personKey,
        redirectUri,
        expiresAt: clock.now() + LINK_MS,
      })
    },
    async exchange(publicToken) {
      const made = readPublicToken(publicToken)
      const isFirst = made !== null && (await store.add(`used:${hashOfSecret(made.nonce)}`, ''))
      if (!made || !isFirst) throw new ProviderFailure('refused', 'INVALID_PUBLIC_TOKEN')
      await items.put(made.item)
      return { accessToken: accessTokenOf(made.item), itemId: made.item.itemId }
    },
    createPublicToken: async (accessToken) => publicTokenOf(await open(accessToken), randomToken(random)),
    item: async (accessToken) => itemView(await open(accessToken)),
    async accounts(accessToken) {
      const item = await open(accessToken)
      const state = stateOf(item)
      if (state === 'empty') return []
      const accounts = accountsOf(item, clock.now())
      return state === 'hostile' ? hostileAccounts(accounts) : accounts
    },
    async transactions(accessToken, cursor) {
      const item = await open(accessToken)
      const state = stateOf(item)
      if (state === 'product') throw new ProviderFailure('product-failed', 'PRODUCTS_NOT_SUPPORTED')
      if (state === 'slow' && clock.now() < (item.slowFrom ?? item.linkedAt) + SLOW_MS)
        throw new ProviderFailure('not-ready', 'PRODUCT_NOT_READY')
      const page = twinPage(item, cursor, clock.now())
      if (!page.hasMore && !item.wasRead) await items.change(item.itemId, (known) => ({ ...known, wasRead: true }))
      return page
    },
    async remove(accessToken) {
      const made = itemOfAccessToken(accessToken)
      if (!made) return
      await items.meet(made)
      await items.change(made.itemId, (item) => ({ ...item, state: 'revoked', wasRead: true, edits: [] }))
    },
    async readWebhook(headers, body) {
      const eventHash = await webhooks.prove(headers, body)
      const read = eventHash === null ? undefined : z.safeParse(webhookBody, JSON.parse(body))
      return read?.success && eventHash !== null ? { itemId: read.data.item_id, eventHash } : null
    },
    async setState(itemId, state) {
      const slowFrom = clock.now()
      await items.change(itemId, (item) => ({
        ...item,
        state,
        slowFrom,
        wasRead: true,
        refusals: state === 'limit' ? 2 : 0,
      }))
    },
    async edit(itemId, edit, accountId) {
      await items.change(itemId, (item) => {
        const [first = ''] = item.accountKeys
        const accountKey = item.accountKeys.find((key) => twinIdOf(item, key) === accountId) ?? first
        return { ...item, edits: [...item.edits, { ...edit, row: edit.row && { ...edit.row, accountKey } }] }
      })
    },
    signWebhook: (itemId, ageSeconds) => webhooks.sign(itemId, ageSeconds),
    cursorNow: () => twinCursorAt(clock.now()),
    async adopt(login) {
      const linkedAt = clock.now()
      const item = { ...newTwinItem({ ...login, state: 'good', world: '', linkedAt }), wasRead: true }
      const later = { ...item, historyFrom: new Date(linkedAt + DAY_MS).toISOString().slice(0, 10) }
      await items.put(later)
      return { accessToken: accessTokenOf(later), accounts: accountsOf(later, linkedAt) }
    },
  }
}
