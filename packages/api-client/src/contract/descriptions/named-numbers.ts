import {
  DebtStrategy,
  FamilyStatus,
  FundStyle,
  FundType,
  GoalType,
  InvestmentType,
  LoanType,
  NextStepStatus,
  PlanStatus,
  PlanType,
  RiskTolerance,
  SourceOfIncomeAmount,
  YearRange,
} from '@evenkeel/engine'
import { Role } from '../auth.ts'
import { AccountConnectivityType, DependentRelation, Gender } from '../choices.ts'
import { InteractionType, TaskStatus } from '../staff-notes.ts'

/** The numbers that mean a choice, by the name of their component in `/openapi.json`, with the name of each number. */
export const namedNumbers = {
  AccountConnectivityType: { meaning: 'How the employee links banks', numbers: AccountConnectivityType },
  DebtStrategy: { meaning: 'The order in which debts are paid', numbers: DebtStrategy },
  DependentRelation: { meaning: 'How a dependent is related to the employee', numbers: DependentRelation },
  FamilyStatus: { meaning: 'Whether the employee has a partner', numbers: FamilyStatus },
  FundStyle: { meaning: 'The kinds of fund that a company offers', numbers: FundStyle },
  FundType: { meaning: 'What a fund invests in', numbers: FundType },
  Gender: { meaning: 'The employee’s gender, as they state it', numbers: Gender },
  GoalType: { meaning: 'One of the seven goals', numbers: GoalType },
  InteractionType: { meaning: 'How a planner and an employee were in touch', numbers: InteractionType },
  InvestmentType: { meaning: 'Whether the employee picks funds', numbers: InvestmentType },
  LoanType: { meaning: 'Who lends a student loan', numbers: LoanType },
  NextStepStatus: { meaning: 'Whether a next step is open', numbers: NextStepStatus },
  PlanStatus: { meaning: 'Status of a goal or a plan', numbers: PlanStatus },
  PlanType: { meaning: 'One of the twelve plans', numbers: PlanType },
  RiskTolerance: { meaning: 'How much risk the employee accepts', numbers: RiskTolerance },
  Role: { meaning: 'What a signed-in person may do', numbers: Role },
  SourceOfIncomeAmount: { meaning: 'How many other incomes the household has', numbers: SourceOfIncomeAmount },
  TaskStatus: { meaning: 'Whether a planner’s task is open', numbers: TaskStatus },
  YearRange: { meaning: 'A range of years', numbers: YearRange },
} as const satisfies Readonly<
  Record<string, { readonly meaning: string; readonly numbers: Readonly<Record<string, number>> }>
>

export type NumberName = keyof typeof namedNumbers

/** Which numbers a property holds, by the same keys as the descriptions; null for a property that differs. */
export const numbersOfProperties: Readonly<Record<string, NumberName | null>> = {
  accountConnectivityType: 'AccountConnectivityType',
  byRole: 'Role',
  familyStatus: 'FamilyStatus',
  focusArea: 'GoalType',
  'AboutMe.focusAreas': 'GoalType',
  'AboutMeForm.focusAreas': 'GoalType',
  fundStyle: 'FundStyle',
  fundType: 'FundType',
  gender: 'Gender',
  goalId: 'GoalType',
  goalType: 'GoalType',
  goalTypeEnum: 'GoalType',
  interestFlag: 'GoalType',
  investmentType: 'InvestmentType',
  loanType: 'LoanType',
  planType: 'PlanType',
  'NextStep.planType': null,
  relation: 'DependentRelation',
  relationshipStatus: 'FamilyStatus',
  riskTolerance: 'RiskTolerance',
  role: 'Role',
  sourceOfIncomeAmountEnum: 'SourceOfIncomeAmount',
  strategy: 'DebtStrategy',
  'InvestmentOption.style': 'FundStyle',
  suggestedGoals: 'GoalType',
  'HouseholdFact.usedBy': 'PlanType',
  yearsOfSpending: 'YearRange',
  yearsUntilTaking: 'YearRange',
  'ExploreGoal.status': 'PlanStatus',
  'Goal.status': 'PlanStatus',
  'Interaction.type': 'InteractionType',
  'InteractionForm.type': 'InteractionType',
  'NextStep.status': 'NextStepStatus',
  'NextStepsQuery.status': 'NextStepStatus',
  'Plan.status': 'PlanStatus',
  'PlanDetail.status': 'PlanStatus',
  'SetNextStepStatusPath.status': 'NextStepStatus',
  'SetStaffTaskStatusPath.status': 'TaskStatus',
  'Task.status': 'TaskStatus',
}
