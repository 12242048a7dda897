/** Whose record it is. */
export type Member = 'own' | 'partner'

/** The calls on a member's record. */
export const recordCalls = {
  own: { read: 'earningsRecord', save: 'saveEarningsRecord', remove: 'deleteEarningsRecord' },
  partner: { read: 'partnerEarningsRecord', save: 'savePartnerEarningsRecord', remove: 'deletePartnerEarningsRecord' },
} as const
