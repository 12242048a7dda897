import type { AccountChange } from '@evenkeel/api-client/contract/accounts'
import type { AccountLink } from '@evenkeel/api-client/contract/plan/linked-account'
import type { PlanType } from '@evenkeel/engine'

/** What the person reads where the browser blocks our windows. */
export const blockedWords = 'Your browser blocked a pop-up. Allow pop-ups for this page and try again.'

/** A change of a plan as a widget sends it. The window reads everything else itself. */
export interface AskedPlan {
  readonly planType: PlanType
  readonly input?: unknown
  /** Without a list, the links stay as they are. */
  readonly linkedAccounts?: readonly AccountLink[]
  /** Changes of accounts that are made before the plan is saved. */
  readonly terms?: readonly AccountChange[]
}

/** What a widget on another page leaves to the person in a window of ours, which that page cannot cover or draw over. */
export type Ask =
  | { readonly kind: 'link-bank' }
  | { readonly kind: 'change-account'; readonly body: AccountChange }
  | { readonly kind: 'delete-account'; readonly accountId: number }
  /** Which accounts a plan counts: `linkedAccounts` is the whole list. */
  | { readonly kind: 'link-accounts'; readonly plan: AskedPlan }
  | { readonly kind: 'save-plan'; readonly plan: AskedPlan }
  | { readonly kind: 'keep-showing' }
  /** A dialog of the widget, drawn whole in the window. */
  | { readonly kind: 'dialog'; readonly dialog: string; readonly about: unknown }

/** What came of it. */
export interface Decided {
  readonly isDone: boolean
  /** The server's answer to the change; undefined without one. */
  readonly answer?: unknown
  /** The id with which the change can be undone. */
  readonly changeId: number | null
  /** What was done, for the card: 'Everyday Checking is deleted'. */
  readonly text?: string
}

/** The window of ours next to a page with widgets. */
export interface OurWindow {
  /** Opens it, in answer to a press, and resolves with what the person decided. Rejects if the browser blocked it. */
  ask(ask: Ask): Promise<Decided>
}
