import type { WidgetAgreement } from '@evenkeel/api-client/contract/widget-grants'

/** Two widgets on an employer's page, agreed to in this browser. */
export const twoOnIntranet: WidgetAgreement = {
  agreementId: 1,
  origin: 'https://intranet.example',
  widgets: ['cash-flow-chart', 'budget-modal'],
  since: '2026-11-01T10:00:00.000Z',
  until: '2027-01-30T10:00:00.000Z',
  lastReadAt: '2026-11-19T08:30:00.000Z',
  readsIn30Days: 1_214,
  changesIn30Days: 1,
  isThisBrowser: true,
  isOwnComputer: true,
}

/** One widget on a second page, on a computer that others use too, not read yet. */
export const oneOnBenefits: WidgetAgreement = {
  ...twoOnIntranet,
  agreementId: 2,
  origin: 'https://benefits.corp.example',
  widgets: ['goals'],
  lastReadAt: null,
  readsIn30Days: 0,
  changesIn30Days: 0,
  isThisBrowser: false,
  isOwnComputer: false,
}
