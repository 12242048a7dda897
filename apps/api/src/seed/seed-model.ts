import type { NextStepStatus, Period, PlanStatus, PlanType } from '@evenkeel/engine'
import type { NewAccount } from '../store/ledger/accounts.ts'

/** An account of a demo person, under a name that the rows refer to it by. */
export interface SeedAccount extends Omit<NewAccount, 'id' | 'accountConnectionId' | 'balanceAsOf' | 'origin'> {
  readonly key: string
  /** The bank that keeps it up to date; absent where the person does. */
  readonly connection?: string
  /** How many days ago the balance was stated. */
  readonly daysOld?: number
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

export interface SeedPlan {
  readonly planType: PlanType
  readonly status: PlanStatus
  readonly isDefault?: boolean
  readonly linkedAccounts?: readonly string[]
}

/** Everything that a demo person's ledger starts with. */
export interface SeedLedger {
  readonly accounts: readonly SeedAccount[]
  readonly rows: readonly SeedRow[]
  readonly budgets: readonly SeedBudget[]
  readonly plans: readonly SeedPlan[]
  readonly steps: readonly { readonly stepKey: string; readonly status: NextStepStatus }[]
  readonly aboutMe: { readonly familyStatus: number; readonly partnerFirstName: string | null }
}
