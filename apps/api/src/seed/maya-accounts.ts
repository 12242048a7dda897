import type { SeedAccount } from './seed-model.ts'

const HARBOR = 'Harbor Bank'
const SUMMIT = 'Summit Retirement'
const BEACON = 'Beacon Student Loans'

/** Maya's accounts: together $77,440.46. Balances are stated, not summed from the rows. */
export const mayaAccounts: readonly SeedAccount[] = [
  { key: 'checking', connection: HARBOR, name: 'Everyday Checking', categoryName: 'Cash', typeName: 'Checking', balanceCents: 3_214_86 },
  { key: 'savings', connection: HARBOR, name: 'High-Yield Savings', categoryName: 'Cash', typeName: 'Savings', balanceCents: 14_620_00 },
  { key: '401k', connection: SUMMIT, name: 'Larkfield 401(k)', categoryName: 'Retirement', typeName: '401(k)', balanceCents: 58_942_17 },
  { key: 'roth', connection: SUMMIT, name: 'Roth IRA', categoryName: 'Retirement', typeName: 'Roth IRA', balanceCents: 16_375_32 },
  { key: 'brokerage', connection: 'Ridgeline Invest', name: 'Brokerage', categoryName: 'Investment', typeName: 'Brokerage', balanceCents: 6_240_55 },
  { key: 'vehicle', name: 'Vehicle', categoryName: 'Property', typeName: 'Vehicle', balanceCents: 12_500_00 },
  {
    key: 'card',
    connection: HARBOR,
    name: 'Rewards Card',
    categoryName: 'Credit Card',
    typeName: 'Credit Card',
    balanceCents: -4_862_30,
    interestRate: 0.2149,
    monthlyMinimumPaymentCents: 97_00,
    currentMonthlyPaymentCents: 850_00,
  },
  {
    key: 'store-card',
    connection: 'Fernwood Credit',
    daysOld: 5,
    name: 'Fernwood Store Card',
    categoryName: 'Credit Card',
    typeName: 'Credit Card',
    balanceCents: -1_264_10,
    interestRate: 0.2699,
    monthlyMinimumPaymentCents: 38_00,
    currentMonthlyPaymentCents: 120_00,
  },
  {
    key: 'auto-loan',
    connection: HARBOR,
    name: 'Auto loan',
    categoryName: 'Loan',
    typeName: 'Auto Loan',
    balanceCents: -11_080_44,
    interestRate: 0.0579,
    monthlyMinimumPaymentCents: 268_40,
    currentMonthlyPaymentCents: 268_40,
  },
  {
    key: 'student-loan-a',
    connection: BEACON,
    name: 'Student loan A',
    categoryName: 'Loan',
    typeName: 'Student Loan',
    balanceCents: -10_912_35,
    interestRate: 0.0453,
    monthlyMinimumPaymentCents: 112_50,
    currentMonthlyPaymentCents: 112_50,
  },
  {
    key: 'student-loan-b',
    connection: BEACON,
    name: 'Student loan B',
    categoryName: 'Loan',
    typeName: 'Student Loan',
    balanceCents: -6_333_25,
    interestRate: 0.0654,
    monthlyMinimumPaymentCents: 74_20,
    currentMonthlyPaymentCents: 74_20,
  },
]
