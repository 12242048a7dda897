import type { LoanType, NextStepStatus, Period, PlanType } from '@evenkeel/engine'
import type { NewAccount } from '../src/store/ledger/accounts.ts'
import type { StoredAboutMe, StoredAddress } from '../src/store/ledger/profile.ts'

/** An account of a demo person, under a name that the rows refer to it by. */
export interface SeedAccount extends Omit<NewAccount, 'id' | 'accountConnectionId' | 'balanceAsOf' | 'origin'> {
  readonly key: string
  /** The bank that keeps it up to date; absent where the person does. */
  readonly connection?: string
  /** How many days ago the balance was stated. */
  readonly daysOld?: number
  /** What the balance gained in each past month, the latest first: what was stated at the ends of those months. */
  readonly monthlyGainsCents?: readonly number[]
}

/** One movement as the bank and as the list words it. */
export interface SeedRow {
  readonly date: string
  readonly accountKey: string
  readonly valueCents: number
  readonly categoryId: number
  readonly description: string
  readonly fullDescription: string
  readonly isHidden?: boolean
}

export interface SeedBudget {
  readonly categoryId: number
  readonly period: Period
  readonly targetCents: number
}

/** A plan as the person made it. */
export interface SeedPlan {
  readonly planType: PlanType
  /** As a commit takes it, or a save. */
  readonly input: object
  readonly isDraft?: boolean
  readonly isDefault?: boolean
  /** Shown as a bank that needs attention, in any month. */
  readonly needsAttention?: boolean
  readonly monthsOld?: number
  readonly linkedAccounts?: readonly { readonly key: string; readonly loanType?: LoanType }[]
}

/** Everything that a demo person's ledger starts with. */
export interface SeedLedger {
  readonly accounts: readonly SeedAccount[]
  readonly rows: readonly SeedRow[]
  readonly budgets: readonly SeedBudget[]
  readonly plans: readonly SeedPlan[]
  readonly steps: readonly { readonly stepKey: string; readonly status: NextStepStatus }[]
  readonly aboutMe: Partial<StoredAboutMe>
  /** Absent where the person has not said. */
  readonly address?: StoredAddress
}
