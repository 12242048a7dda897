const verdict = (futures: number, word: string, band: string, tone: string) => ({
  band,
  tone,
  word,
  sentence: { key: 'savingsLast', values: { age: 92, futures }, amounts: {}, months: {} },
  figure: { value: futures, unit: 'futures' },
  today: null,
  second: null,
  missing: [],
})
const close = verdict(69, 'close', 'close', 'warning')
const onTrack = verdict(78, 'onTrack', 'on-track', 'positive')
const line = (proposalLineId: number, field: string, rest: object) => ({
  proposalLineId,
  field,
  isForPlan: false,
  decision: null,
  changeId: null,
  ...rest,
})
/** What a planner proposes to Maya, before any answer. */
export const waitingProposal = {
  proposalId: 5,
  planType: 1,
  byName: 'Jordan Ellis',
  isOwn: false,
  note: 'Two more years help most.',
  sentAt: '2026-11-18T10:00:00Z',
  endsAt: '2027-01-17T10:00:00Z',
  state: 'waiting',
  verdict: verdict(41, 'offTrack', 'off-track', 'danger'),
  today: verdict(41, 'offTrack', 'off-track', 'danger'),
  lines: [
    line(11, 'retirementAge', { now: 65, proposed: 67, verdict: close }),
    line(12, 'savingsRate', { now: 0.06, proposed: 0.08, verdict: onTrack }),
    line(13, 'retirementExpenses', { now: 5_200, proposed: 5_000, verdict: onTrack }),
  ],
}
/** The same with its first line accepted. */
export const answeredProposal = {
  ...waitingProposal,
  lines: waitingProposal.lines.map((one) =>
    one.proposalLineId === 11 ? { ...one, decision: 'accepted', changeId: 7 } : one,
  ),
}
