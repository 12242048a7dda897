import type { SeedLedger } from './seed-model.ts'

/** The third demo employee: just arrived, with one thing of her own, at a company that links banks in the frame. */
export const lenaLedger = (): SeedLedger => ({
  accounts: [
    {
      key: 'car',
      name: 'Station wagon',
      categoryName: 'Property',
      typeName: 'Vehicle',
      balanceCents: 7_250_00,
      daysOld: 5,
    },
  ],
  rows: [],
  budgets: [],
  plans: [],
  steps: [],
  aboutMe: { dateOfBirth: '1990-03-17', familyStatus: 0, annualIncomeCents: 6_100_000 },
})
