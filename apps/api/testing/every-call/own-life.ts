import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { expect } from 'vitest'
import { legalDocuments } from '../../src/content/legal-documents.ts'
import { debtInput } from '../scenes/test-plans.ts'
import type { Hand, RightCall } from './right-call.ts'

/** Returns a commit of the plan Reduce Debt that pays the hand's card off. */
const debtPlan = ({ ids }: Hand) => ({
  params: { planType: 3 },
  body: { input: debtInput, linkedAccounts: [{ userAccountId: ids.account, isLinked: true }] },
})
const committed = async (hand: Hand) => {
  await hand.client.send('commitPlan', debtPlan(hand))
  return { params: { planType: 3 }, body: {} }
}
/** Returns the first of the next steps that a commit made. */
const firstStep = async (hand: Hand) => {
  await committed(hand)
  const [steps] = await hand.client.call('nextSteps', { query: { planType: '3' } })
  return steps?.nextSteps[0]?.id ?? 0
}
const record = { years: [{ year: 2024, cents: 5_200_000 }] }
const payMore = { planType: 3, name: 'Pay even more', changes: [{ path: 'monthlyPayment', value: 300 }] }
const drawn = {
  retirementAge: 65,
  lifeExpectancy: 90,
  fund: 500_000,
  annualExpenses: 30_000,
  otherIncome: 12_000,
  retirementReturn: 0.05,
  inflation: 0.025,
  futureTaxRate: 0.1,
}
const oneAnswerEach = (
  questions: readonly { readonly questionId: number; readonly answers: readonly { readonly answerId: number }[] }[],
) => ({
  body: { answers: questions.map(({ questionId, answers }) => ({ questionId, answerId: answers[0]?.answerId ?? 0 })) },
})

/** Goals, plans, profile, documents: what an employee decides and states about themselves. */
export const ownLife = {
  dashboard: {
    gives: {
      data: {
        accountsCount: 2,
        hasConnections: true,
        netWorth: expect.anything(),
        goals: expect.any(Array),
        nextSteps: expect.any(Array),
      },
    },
  },
  nextSteps: {
    async with(hand) {
      await firstStep(hand)
      return { query: { planType: 3 } }
    },
    gives: [
      {
        planType: 3,
        goalId: expect.any(Number),
        nextSteps: expect.arrayContaining([expect.objectContaining({ planType: 3, title: expect.any(String) })]),
      },
    ],
  },
  setNextStepStatus: {
    with: async (hand) => ({ params: { id: await firstStep(hand), status: 1 }, body: {} }),
    gives: { status: 1, planType: 3 },
  },
  snoozeNextStep: {
    with: async (hand) => ({ params: { id: await firstStep(hand) }, body: {} }),
    gives: { planType: 3, snoozedUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  },
  deleteNextStep: { with: async (hand) => ({ params: { id: await firstStep(hand) } }), gives: {} },
  myGoals: { gives: expect.any(Array) },
  deleteMyGoal: { with: { params: { goalType: 3 } }, gives: {} },
  allGoals: { gives: [1, 2, 3, 4, 5, 6, 7].map(() => ({ plans: expect.any(Array) })) },
  exploreGoals: { gives: [1, 2, 3, 4, 5, 6, 7].map(() => ({ route: expect.stringMatching(/^\//) })) },
  exploreGoal: {
    with: { params: { goalType: 1 } },
    gives: { goalType: 1, name: expect.any(String), route: expect.stringMatching(/^\//) },
  },
  goal: { with: { params: { goalType: 1 } }, gives: { goalType: 1, plans: expect.any(Array) } },
  relatedPlans: {
    with: { params: { planType: 6 } },
    gives: expect.arrayContaining([expect.objectContaining({ planType: 8 })]),
  },
  dismissPlanPrompt: { with: committed, gives: {} },
  setPlan: {
    with: { params: { planType: 3 }, body: {} },
    gives: { plans: expect.arrayContaining([expect.objectContaining({ planType: 3, isDefault: true })]) },
  },
  plan: { with: { params: { planType: 3 } }, gives: { planType: 3, result: null, hasDraft: true } },
  defaultPlan: { with: { params: { planType: 4 } }, gives: { planType: 4, result: null } },
  savePlan: { with: debtPlan, gives: { planType: 3, hasDraft: true, input: debtInput, result: null } },
  deletePlanDraft: {
    with: async (hand) => {
      await hand.client.send('savePlan', debtPlan(hand))
      return { params: { planType: 3 } }
    },
    gives: {},
  },
  commitPlan: {
    with: debtPlan,
    gives: {
      planType: 3,
      hasDraft: false,
      input: debtInput,
      result: expect.objectContaining({}),
      asOf: '2026-11-21T00:00:00Z',
    },
  },
  willProfileUpdateOnCommit: { with: debtPlan, gives: { willProfileUpdate: false, changedFields: [] } },
  previewPlan: { with: debtPlan, gives: { verdict: expect.objectContaining({ sentence: expect.anything() }) } },
  cancelPlan: { with: async (hand) => ({ params: (await committed(hand)).params }), gives: {} },
  refreshPlan: { with: committed, gives: { planType: 3, result: expect.objectContaining({}) } },
  calculateDistribution: {
    with: { body: drawn },
    gives: { sustainableWithdrawal: 26_949.05, rows: expect.any(Array) },
  },
  downloadDistributionPdf: { shownIn: 'calls/plans.test.ts' },
  investmentOptions: { with: { query: { planType: 2, investmentType: 3, fixedIncome: 20 } }, gives: expect.any(Array) },
  investmentOptionTypes: { gives: [1, 2, 3, 4, 5].map((fundType) => ({ fundType, name: expect.any(String) })) },

  earningsRecord: { gives: { years: [], saidAt: null, estimate: null } },
  saveEarningsRecord: { with: { body: record }, gives: record },
  partnerEarningsRecord: { gives: { years: [], saidAt: null, estimate: null } },
  savePartnerEarningsRecord: { with: { body: record }, gives: record },
  deletePartnerEarningsRecord: {
    async with({ client }) {
      await client.call('savePartnerEarningsRecord', { body: record })
      return {}
    },
    gives: {},
  },
  deleteEarningsRecord: {
    async with({ client }) {
      await client.call('saveEarningsRecord', { body: record })
      return {}
    },
    gives: {},
  },
  planScenarios: {
    with: { query: { planType: 3 } },
    gives: { planType: 3, plan: { months: expect.any(Number) }, scenarios: [{ name: 'Pay more' }] },
  },
  addPlanScenario: {
    async with(hand) {
      await committed(hand)
      return { body: payMore }
    },
    gives: { name: 'Pay even more', changes: payMore.changes, figures: { months: expect.any(Number), futures: null } },
  },
  deletePlanScenario: { with: ({ ids }) => ({ params: { scenarioId: ids.planScenario } }), gives: {} },
  household: {
    gives: {
      asOf: '2026-11-21T00:00:00Z',
      match: null,
      facts: expect.arrayContaining([expect.objectContaining({ key: 'annualIncome', source: 'unknown', value: null })]),
    },
  },
  changeHousehold: {
    with: { body: { changes: [{ key: 'retirementAge', value: 66 }] } },
    gives: {
      facts: expect.arrayContaining([expect.objectContaining({ key: 'retirementAge', source: 'typed', value: 66 })]),
    },
  },
  previewHousehold: { with: { body: { changes: [{ key: 'retirementAge', value: 66 }] } }, gives: { plans: [] } },

  companyInfo: { gives: { data: { info: { name: 'Test Company', isSsoEnabled: false } } } },
  contactInformation: { gives: { firstName: 'Test', lastName: 'Person', email: expect.stringContaining('@') } },
  saveContactInformation: {
    with: ({ email }) => ({ body: { firstName: 'Tess', lastName: 'Person', email, city: 'Portland', state: 'OR' } }),
    gives: { firstName: 'Tess', city: 'Portland', state: 'OR' },
  },
  aboutMe: { gives: { annualIncome: null, dependents: [{ firstName: 'Emma' }] } },
  saveAboutMe: {
    with: { body: { annualIncome: 60_000, familyStatus: 1 } },
    gives: { annualIncome: 60_000, familyStatus: 1 },
  },
  saveDependents: {
    with: { body: { dependents: [{ firstName: 'Leo', lastName: 'Reyes', relation: 0 }] } },
    gives: { dependents: [{ firstName: 'Leo', relation: 0 }] },
  },
  emailPreferences: {
    gives: { preferences: expect.arrayContaining([expect.objectContaining({ preferenceId: 1, isSubscribed: true })]) },
  },
  saveEmailPreferences: {
    with: { body: { preferences: [{ preferenceId: 1, isSubscribed: false }] } },
    gives: { preferences: expect.arrayContaining([expect.objectContaining({ preferenceId: 1, isSubscribed: false })]) },
  },
  sentNotes: { gives: { isHeldBack: false, notes: [] } },
  classifiers: {
    gives: {
      dependentRelations: [
        { id: 0, name: 'Child' },
        { id: 1, name: 'Parent' },
        { id: 2, name: 'Other' },
      ],
    },
  },
  profileStatus: {
    gives: { isComplete: false, areTermsAccepted: true, missingFields: expect.arrayContaining(['dateOfBirth']) },
  },
  profileSettings: { gives: { accountConnectivityType: 1, useTestInstitutions: false } },
  saveProfileSettings: {
    with: { body: { accountConnectivityType: 1, useTestInstitutions: true } },
    gives: { accountConnectivityType: 1, useTestInstitutions: true },
  },
  accessLog: { gives: { lines: expect.any(Array), planner: null, grants: [], isIntact: true } },
  endAccess: { with: { body: {} }, gives: { ended: 0 } },
  checkupStatus: { gives: { isCompleted: false, isDue: true, score: null } },
  checkup: {
    gives: { questions: expect.arrayContaining([expect.objectContaining({ focusArea: 1, selectedAnswerId: null })]) },
  },
  saveCheckup: {
    with: async ({ client }) => oneAnswerEach((await client.call('checkup', {})).questions),
    gives: { score: 0 },
  },
  wellBeing: { gives: { score: null, lastCompletedOn: null } },
  saveWellBeing: {
    async with({ client }) {
      await client.call('saveAboutMe', { body: { dateOfBirth: '1986-05-04' } })
      return oneAnswerEach((await client.call('wellBeing', {})).questions)
    },
    gives: { score: expect.any(Number) },
  },

  acceptTermsOfUse: { with: { body: { version: legalDocuments['terms-of-use'].version } }, gives: {} },
  fror: { gives: { version: legalDocuments.fror.version, isAccepted: false } },
  acceptFror: { with: { body: { version: legalDocuments.fror.version } }, gives: {} },
  setInterestFlag: { with: { body: { interestFlag: 4 } }, gives: {} },
  planner: { gives: { isAssigned: false, plannerId: null } },
  proposals: { gives: [{ planType: 1, state: 'waiting', lines: [{ field: 'retirementAge', proposed: 66 }] }] },
  decideProposal: {
    with: ({ ids }) => ({ body: { proposalLineId: ids.proposalLine, isAccepted: true } }),
    gives: [{ state: 'decided', lines: [{ decision: 'accepted', changeId: expect.any(Number) }] }],
  },
  plannerSharing: {
    gives: [
      { subject: 'plans', isShared: true },
      { subject: 'budgets', isShared: true },
      { subject: 'spending', isShared: true },
      { subject: 'cashFlow', isShared: true },
      { subject: 'balances', isShared: false },
    ],
  },
  savePlannerSharing: {
    with: { body: { subject: 'balances', isShared: true } },
    gives: expect.arrayContaining([{ subject: 'balances', isShared: true }]),
  },
  assignPlanner: {
    async with({ client }) {
      await client.call('acceptFror', { body: { version: legalDocuments.fror.version } })
      return { body: {} }
    },
    gives: { isAssigned: true, email: 'pia@example.test' },
  },
  embedPage: { with: ({ app }) => ({ body: { origin: app.origin } }), gives: { isAllowed: true } },
  agreeEmbed: { shownIn: 'calls/widget-grants.test.ts' },
  keepEmbed: { shownIn: 'calls/widget-keeping.test.ts' },
  embedAgreements: { gives: [{ widgets: ['budget-modal'] }] },
  withdrawEmbedAgreement: { with: ({ ids }) => ({ body: { agreementId: ids.embedAgreement } }), gives: {} },
} as const satisfies Partial<Record<EndpointName, RightCall>>
