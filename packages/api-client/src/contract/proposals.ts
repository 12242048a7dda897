import { type HouseholdKey, householdFacts, PlanType } from '@evenkeel/engine'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing, pathId, text } from './primitives.ts'
import { planVerdict } from './verdict.ts'

/** How long a proposal waits for an answer, in days. */
export const proposalDays = 60
/** The most lines of one proposal, and the most proposals that wait for one person. */
export const maxProposalLines = 8
export const maxOpenProposals = 10

/** The facts of the household that a planner may propose to change: what a person decides or says, as one number. */
const proposedFacts = [
  'retirementAge',
  'savingsRate',
  'retirementExpenses',
  'claimingAge',
  'otherContributions',
  'lifeExpectancy',
  'annualIncome',
  'partnerRetirementAge',
  'partnerClaimingAge',
  'partnerSavingsRate',
  'partnerAnnualIncome',
  'essentialExpenses',
] as const satisfies readonly HouseholdKey[]
export type ProposedFact = (typeof proposedFacts)[number]

/** The choices of plans that a planner may propose to change, by the name of the plan's own field. */
const proposedChoices = { monthlyPayment: [PlanType.REDUCE_DEBT, PlanType.STUDENT_DEBT] } as const
export type ProposedChoice = keyof typeof proposedChoices

export type ProposedField = ProposedFact | ProposedChoice
export const proposedFields: readonly ProposedField[] = [...proposedFacts, 'monthlyPayment']

/** Whether a field is a fact of the household, and not a choice of one plan. */
export const isProposedFact = (field: ProposedField): field is ProposedFact =>
  proposedFacts.some((fact) => fact === field)

/** Returns what can be proposed for a plan, in the order of the screens. */
export function fieldsToPropose(planType: number): ProposedField[] {
  const used = (types: readonly number[]) => types.includes(planType)
  return proposedFields.filter((field) =>
    used(isProposedFact(field) ? householdFacts[field].usedBy : proposedChoices[field]),
  )
}

/** The plans for which something can be proposed. */
export const plansToPropose: readonly PlanType[] = Object.values(PlanType).filter(
  (planType) => fieldsToPropose(planType).length > 0,
)

const field = z.enum(proposedFields, 'Please enter a valid value.')
const planType = z
  .int('Please enter a valid number.')
  .check(z.refine((value) => plansToPropose.some((known) => known === value), 'Please enter a valid number.'))

/** Ages, fractions, or dollars, as the field has them. */
const proposedLine = z.object({ field, value: z.number('Please enter a valid value.') })
const lines = z.array(proposedLine).check(z.maxLength(maxProposalLines, 'Please enter a valid value.'))

/** What is tried for a plan; without lines it says what the plan has now. */
export const proposalTrial = z.object({ planType, lines })
export const proposalForm = z.object({
  planType,
  lines: lines.check(z.minLength(1, 'Field required')),
  note: text(1000),
})
export type ProposalForm = z.infer<typeof proposalForm>

const triedProposal = z.object({
  /** The plan as it is today. */
  verdict: planVerdict,
  /** Every field that can be proposed for the plan, with what holds today; null while it is not known. */
  fields: z.array(z.object({ field, now: z.nullable(z.number()) })),
  /** The plan after each line, with those before it. */
  lines: z.array(z.object({ field, now: z.nullable(z.number()), proposed: z.number(), verdict: planVerdict })),
})
export type TriedProposal = z.infer<typeof triedProposal>

const shownLine = z.object({
  proposalLineId: id,
  field,
  /** Accepting it changes the plan's draft, which the person then commits, and not the household. */
  isForPlan: z.boolean(),
  /** As it was when it was proposed; null if it was not known. */
  now: z.nullable(z.number()),
  proposed: z.number(),
  /** The plan after this line and those before it, as the planner saw it. */
  verdict: planVerdict,
  decision: z.nullable(z.enum(['accepted', 'declined'])),
  /** The change by which the person decided, which can be undone; null until then. */
  changeId: z.nullable(id),
})
export type ProposalLine = z.infer<typeof shownLine>

/** `waiting` until the last line is decided; a planner can take back what waits, and it ends by itself. */
export const proposalState = z.enum(['waiting', 'decided', 'withdrawn', 'ended'])

export const proposal = z.object({
  proposalId: id,
  planType: z.number(),
  /** The planner who wrote it; null once they are gone. */
  byName: z.nullable(z.string()),
  /** Whether the caller wrote it, and so can withdraw it. */
  isOwn: z.boolean(),
  note: z.string(),
  sentAt: instant,
  endsAt: instant,
  state: proposalState,
  /** The plan when the proposal was written, and as it is now. */
  verdict: planVerdict,
  today: planVerdict,
  lines: z.array(shownLine),
})
export type Proposal = z.infer<typeof proposal>

const about = {
  who: 'staff',
  plannerOnly: true,
  params: z.object({ userId: pathId }),
  about: 'params.userId',
  ids: { 'params.userId': 'person' },
} as const

export const proposalEndpoints = {
  proposals: endpoint('proposals', {
    summary: 'List planners’ proposals line by line, newest first. Nothing changes until a line is accepted.',
    who: 'employee',
    answer: z.array(proposal),
  }),
  decideProposal: endpoint('decideProposal', {
    summary:
      'Accept or decline one line of a waiting proposal. An accepted fact changes the household, an accepted choice the plan’s draft; undo reverses both. 400 once the proposal has ended or was withdrawn.',
    who: 'employee',
    body: z.object({ proposalLineId: id, isAccepted: z.boolean('Please enter a valid value.') }),
    answer: z.array(proposal),
    errors: [10001],
    ids: { 'body.proposalLineId': 'proposalLine' },
  }),
  staffProposals: endpoint('staffProposals', {
    ...about,
    shared: 'plans',
    summary: 'List the proposals for an employee with their decisions, newest first.',
    logLine: 'logViewedTheProposalsForYou',
    answer: z.array(proposal),
  }),
  previewStaffProposal: endpoint('previewStaffProposal', {
    ...about,
    shared: 'plans',
    summary: 'Preview what a proposal does to an employee’s plan, line by line. Changes nothing.',
    logLine: 'logTriedChangesToOneOfYourPlans',
    body: proposalTrial,
    answer: triedProposal,
    readOnly: true,
    errors: [10001],
  }),
  sendStaffProposal: endpoint('sendStaffProposal', {
    ...about,
    shared: 'plans',
    summary: `Propose changes to an employee’s plan. They accept or decline each line; undecided lines expire after ${proposalDays} days.`,
    logLine: 'logSentAProposalToYou',
    body: proposalForm,
    answer: proposal,
    errors: [10001],
  }),
  withdrawStaffProposal: endpoint('withdrawStaffProposal', {
    ...about,
    summary: 'Withdraw your own proposal. Accepted lines are kept.',
    logLine: 'logWithdrewAProposalToYou',
    params: z.object({ userId: pathId, proposalId: pathId }),
    answer: nothing,
    ids: { 'params.userId': 'person', 'params.proposalId': 'proposal' },
  }),
  staffBalances: endpoint('staffBalances', {
    ...about,
    shared: 'balances',
    summary: 'List an employee’s accounts with balances, and their net worth.',
    logLine: 'logViewedYourBalances',
    answer: z.object({
      netWorth: z.number(),
      accounts: z.array(z.object({ name: z.string(), typeName: z.string(), balance: z.number() })),
    }),
  }),
}
