import type { SandboxState } from '@evenkeel/api-client/contract/sandbox-bank'
import * as z from 'zod/mini'
import { hashOfSecret, randomToken } from '../../identity/keys.ts'
import type { Clock, RandomSource } from '../../parts.ts'
import { type BankProvider, type ProviderAccount, ProviderFailure, type ProviderItem } from '../bank-provider.ts'
import { hostileAccounts } from './hostile.ts'
import { createSandboxDialog, newSandboxItem, type SandboxDialog } from './sandbox-dialog.ts'
import { movedSince, sandboxCursorAt, toSandboxId, sandboxPage } from './sandbox-history.ts'
import { findSandboxInstitution, findSandboxAccounts } from './sandbox-institutions.ts'
import {
  toAccessToken,
  itemOfAccessToken,
  toPublicToken,
  readPublicToken,
  type SandboxEdit,
  type SandboxItem,
} from './sandbox-item.ts'
import { createSandboxItems } from './sandbox-items.ts'
import type { SandboxStore } from './sandbox-store.ts'
import { createSandboxWebhooks, type SignedWebhook } from './sandbox-webhooks.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How long a slow bank takes for its first history. */
const slowMs = 20_000
const consentLeftDays = 7
const linkMs = 4 * 60 * 60 * 1000

/** The sandbox: a provider with made-up banks, people and troubles, the same for the same clock. */
export interface SandboxBank extends BankProvider {
  readonly dialog: SandboxDialog
  /** Sets a login's state, effective at once. */
  setState(itemId: string, state: SandboxState): Promise<void>
  /** Adds, changes or removes a row at the bank. `accountId` is the provider's; undefined is the first account. */
  edit(itemId: string, edit: SandboxEdit, accountId: string | undefined): Promise<void>
  /** Returns a webhook for a login, signed `ageSeconds` ago. */
  signWebhook(itemId: string, ageSeconds: number): Promise<SignedWebhook>
  /** Returns a cursor at which everything up to now has been read. */
  cursorNow(): string
  /** Creates a login of which everything up to now has been read: for data from before the connection. */
  adopt(
    login: Pick<SandboxItem, 'institutionId' | 'itemId' | 'person'>,
  ): Promise<{ readonly accessToken: string; readonly accounts: readonly ProviderAccount[] }>
}

interface SandboxParts {
  readonly clock: Clock
  readonly random: RandomSource
  readonly clientName: string
  /** The records of its banks: the same for every process that has the sandbox. */
  readonly store: SandboxStore
}

/** Troubles that begin only after the first history has been read. */
const beginsLater: ReadonlySet<SandboxState> = new Set(['login', 'pending-disconnect', 'revoked', 'empty'])

const effectiveState = ({ state, wasRead }: SandboxItem): SandboxState =>
  beginsLater.has(state) && !wasRead ? 'good' : state

const webhookBody = z.object({ item_id: z.string() })

export function createSandboxBank({ clock, random, clientName, store }: SandboxParts): SandboxBank {
  const items = createSandboxItems(store)
  const webhooks = createSandboxWebhooks(() => clock.now())
  const dialog = createSandboxDialog({ clock, random, items, store })

  /** @throws ProviderFailure as the login's state demands, before any call is answered. */
  const open = async (accessToken: string): Promise<SandboxItem> => {
    const made = itemOfAccessToken(accessToken)
    if (!made) throw new ProviderFailure('refused', 'INVALID_ACCESS_TOKEN')
    const item = await items.meet(made)
    const state = effectiveState(item)
    if (state === 'revoked') throw new ProviderFailure('revoked', 'ITEM_NOT_FOUND')
    if (state === 'down') throw new ProviderFailure('unavailable', 'INSTITUTION_DOWN')
    if (item.refusals > 0) {
      await items.change(item.itemId, (known) => ({ ...known, refusals: Math.max(0, known.refusals - 1) }))
      throw new ProviderFailure('rate-limited', 'RATE_LIMIT_EXCEEDED')
    }
    return item
  }

  const accountsOf = (item: SandboxItem, now: number): ProviderAccount[] =>
    findSandboxAccounts(item)
      .filter(({ key }) => item.accountKeys.includes(key))
      .map(({ key, name, mask, typeName, balance, interestRate, minimumPayment }) => ({
        id: toSandboxId(item, key),
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

  const itemView = (item: SandboxItem): ProviderItem => {
    const state = effectiveState(item)
    return {
      itemId: item.itemId,
      institutionId: item.institutionId,
      institutionName: findSandboxInstitution(item.institutionId)?.name ?? null,
      failure: state === 'login' ? 'login-required' : state === 'pending-disconnect' ? 'pending-disconnect' : null,
      worksUntil: state === 'pending-disconnect' ? new Date(clock.now() + consentLeftDays * dayMs).toISOString() : null,
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
        expiresAt: clock.now() + linkMs,
      })
    },
    async exchange(publicToken) {
      const made = readPublicToken(publicToken)
      const isFirst = made !== null && (await store.add(`used:${hashOfSecret(made.nonce)}`, ''))
      if (!made || !isFirst) throw new ProviderFailure('refused', 'INVALID_PUBLIC_TOKEN')
      await items.put(made.item)
      return { accessToken: toAccessToken(made.item), itemId: made.item.itemId }
    },
    createPublicToken: async (accessToken) => toPublicToken(await open(accessToken), randomToken(random)),
    item: async (accessToken) => itemView(await open(accessToken)),
    async accounts(accessToken) {
      const item = await open(accessToken)
      const state = effectiveState(item)
      if (state === 'empty') return []
      const accounts = accountsOf(item, clock.now())
      return state === 'hostile' ? hostileAccounts(accounts) : accounts
    },
    async transactions(accessToken, cursor) {
      const item = await open(accessToken)
      const state = effectiveState(item)
      if (state === 'product') throw new ProviderFailure('product-failed', 'PRODUCTS_NOT_SUPPORTED')
      if (state === 'slow' && clock.now() < (item.slowFrom ?? item.linkedAt) + slowMs)
        throw new ProviderFailure('not-ready', 'PRODUCT_NOT_READY')
      const page = sandboxPage(item, cursor, clock.now())
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
        const accountKey = item.accountKeys.find((key) => toSandboxId(item, key) === accountId) ?? first
        return { ...item, edits: [...item.edits, { ...edit, row: edit.row && { ...edit.row, accountKey } }] }
      })
    },
    signWebhook: (itemId, ageSeconds) => webhooks.sign(itemId, ageSeconds),
    cursorNow: () => sandboxCursorAt(clock.now()),
    async adopt(login) {
      const linkedAt = clock.now()
      const item = { ...newSandboxItem({ ...login, state: 'good', world: '', linkedAt }), wasRead: true }
      const later = { ...item, historyFrom: new Date(linkedAt + dayMs).toISOString().slice(0, 10) }
      await items.put(later)
      return { accessToken: toAccessToken(later), accounts: accountsOf(later, linkedAt) }
    },
  }
}
