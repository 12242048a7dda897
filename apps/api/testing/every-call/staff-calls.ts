import type { EndpointName } from '@evenkeel/api-client/contract/paths'
import { expect } from 'vitest'
import type { Hand, RightCall } from './right-call.ts'

const params = ({ scene }: Hand) => ({ userId: scene.assigned.userId })
const about = (hand: Hand) => ({ params: params(hand) })
const aboutWith = (body: object) => (hand: Hand) => ({ ...about(hand), body: { ...body } })
const draft = { title: 'Next year', body: 'Pay the card off first.' }
const ownDraft = async ({ scene }: Hand) =>
  (
    await scene.planner.client.call('saveStaffDraft', {
      params: { userId: String(scene.assigned.userId) },
      body: draft,
    })
  ).draftId

const proposed = [{ field: 'retirementAge', value: 66 }] as const
const ownProposal = async ({ scene }: Hand) =>
  (
    await scene.planner.client.call('sendStaffProposal', {
      params: { userId: String(scene.assigned.userId) },
      body: { planType: 1, lines: [...proposed], note: '' },
    })
  ).proposalId

/**
 * What planners and staff see of a person, and note about them: called by the planner, or by staff if only they may.
 */
export const staffCalls = {
  staffPlan: { with: (hand) => ({ params: { ...params(hand), planType: 3 } }), gives: { planType: 3 } },
  staffBudgets: {
    with: aboutWith({ budgetPeriod: '2026-11' }),
    gives: [{ categoryId: 6, targetBudget: 50, spent: 9 }],
  },
  staffSpending: {
    with: aboutWith({ fromDate: '2026-11-01T00:00:00Z', toDate: '2026-11-30T23:59:59Z' }),
    gives: { totalSpending: 9 },
  },
  staffCashFlow: { with: aboutWith({ pastMonthCount: 1 }), gives: [{ month: 10 }, { month: 11, totalExpenses: 9 }] },
  staffConfiguration: { with: about, gives: { companyName: 'Test Company', areTermsAccepted: true } },
  staffInteractions: {
    with: about,
    gives: expect.arrayContaining([expect.objectContaining({ note: 'Spoke with them' })]),
  },
  addStaffInteraction: { with: aboutWith({ type: 0, note: 'Called' }), gives: { type: 0, note: 'Called' } },
  staffTasks: { with: about, gives: expect.arrayContaining([expect.objectContaining({ title: 'Call them' })]) },
  addStaffTask: {
    with: aboutWith({ title: 'Send the form', dueDate: '2026-12-01' }),
    gives: { title: 'Send the form', status: 0, dueDate: expect.stringContaining('2026-12-01') },
  },
  setStaffTaskStatus: {
    with: (hand) => ({
      params: { ...params(hand), taskId: hand.scene.assigned.staffIds.staffTask, status: 1 },
      body: {},
    }),
    gives: { status: 1 },
  },
  staffDrafts: { with: about, gives: expect.arrayContaining([expect.objectContaining({ title: 'A plan' })]) },
  saveStaffDraft: { with: aboutWith(draft), gives: draft },
  deleteStaffDraft: {
    with: async (hand) => ({ params: { ...params(hand), draftId: await ownDraft(hand) } }),
    gives: {},
  },
  staffProposals: {
    with: about,
    gives: expect.arrayContaining([expect.objectContaining({ planType: 1, byName: null })]),
  },
  previewStaffProposal: {
    with: aboutWith({ planType: 1, lines: proposed }),
    gives: { verdict: null, lines: [{ field: 'retirementAge', now: 62, proposed: 66, verdict: null }] },
  },
  sendStaffProposal: {
    with: aboutWith({ planType: 1, lines: proposed, note: 'Two more years' }),
    gives: { planType: 1, note: 'Two more years', state: 'waiting', lines: [{ proposed: 66, decision: null }] },
  },
  withdrawStaffProposal: {
    with: async (hand) => ({ params: { ...params(hand), proposalId: await ownProposal(hand) } }),
    gives: {},
  },
  staffBalances: {
    async with(hand) {
      await hand.scene.assigned.client.call('savePlannerSharing', { body: { subject: 'balances', isShared: true } })
      return about(hand)
    },
    gives: { netWorth: -2_000, accounts: expect.arrayContaining([expect.objectContaining({ name: 'Card' })]) },
  },
  searchUsers: {
    with: { body: { text: 'assigned' } },
    gives: { paging: { total: 1 }, items: [{ companyName: 'Test Company' }] },
  },
  staffCompanies: {
    // Only the staff member's own company.
    gives: [{ code: 'test' }],
  },
  grantAccess: {
    with: aboutWith({ reason: 'They asked', endsAt: '2026-11-22T00:00:00Z' }),
    gives: { accessId: expect.any(Number), endsAt: '2026-11-22T00:00:00.000Z', state: 'asked' },
  },
  accessRequests: { gives: [] },
  approveAccess: { shownIn: 'calls/second-staff-member.test.ts' },
  decideAccess: { shownIn: 'calls/second-staff-member.test.ts' },
} as const satisfies Partial<Record<EndpointName, RightCall>>
