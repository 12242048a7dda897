import { describe, expect, it } from 'vitest'
import {
  minimumStudentLoanPayment,
  type StudentLoanForm,
  studentLoanFaults,
  studentLoanRules,
} from './student-loan-form.ts'

const good: StudentLoanForm = { name: 'Loan A', balance: -10_000, interestRate: 0.06, currentMonthlyPayment: 60 }
const faults = (change: StudentLoanForm) => studentLoanFaults({ ...good, ...change })
const rateMessage = 'Please enter a number above 0% and below 50%.'

describe('the least payment on a student loan', () => {
  it('repays it in fifty years, rounded to cents (STU-10)', () => {
    expect(minimumStudentLoanPayment({ balance: -10_000, interestRate: 0.06 })).toBe(52.64)
    expect(minimumStudentLoanPayment({ balance: 25_000, interestRate: 0.05 })).toBe(113.53)
  })
})

describe('the student loan form', () => {
  it('has the fixed fields of a student loan (STU-01, STU-02, STU-08)', () => {
    expect(studentLoanRules).toMatchObject({
      categoryName: 'Loan',
      typeName: 'Student Loan',
      defaultMonthlyMinimumPayment: 0,
    })
  })

  it('accepts a loan that can be repaid', () => expect(studentLoanFaults(good)).toEqual({}))

  it.each(['', '  ', null, undefined])('requires a name, not %j (STU-04)', (name) => {
    expect(studentLoanFaults({ ...good, ...(name === undefined ? { name: null } : { name }) })).toEqual({
      name: 'Please provide a valid name.',
    })
  })

  it('requires a balance of at most -0.01 (STU-05)', () => {
    expect(faults({ balance: null })).toEqual({ balance: 'Field required' })
    expect(faults({ balance: 0 })).toEqual({ balance: 'Please enter a negative value.' })
    expect(faults({ balance: 0.01 })).toEqual({ balance: 'Please enter a negative value.' })
    expect(faults({ balance: -0.01 })).toEqual({})
  })

  it('accepts rates from 0.0001 to 0.5, both included (STU-06, STU-07, Q-STU-2)', () => {
    const payment = { currentMonthlyPayment: 10_000 }
    for (const interestRate of [0.0001, 0.5]) expect(faults({ ...payment, interestRate })).toEqual({})
    for (const interestRate of [0, 0.000_09, 0.5001, null]) {
      expect(faults({ ...payment, interestRate })).toEqual({ interestRate: rateMessage })
    }
  })

  it('requires a current payment of at least a cent (STU-09)', () => {
    expect(faults({ currentMonthlyPayment: null })).toEqual({ currentMonthlyPayment: 'Field required' })
    expect(faults({ currentMonthlyPayment: 0 })).toEqual({ currentMonthlyPayment: 'Please enter a positive value.' })
    expect(faults({ balance: -1, currentMonthlyPayment: 0.01 })).toEqual({})
  })

  it('requires a payment that repays the loan in fifty years (STU-10, STU-11)', () => {
    expect(faults({ currentMonthlyPayment: 52.63 })).toEqual({
      currentMonthlyPayment:
        "Based on the balance and interest rate you entered, we expect a minimum monthly payment of at least $52.64. Please make sure the values you entered are accurate. If you're unable to meet this minimum payment, contact your planner.",
    })
    expect(faults({ currentMonthlyPayment: 52.64 })).toEqual({})
  })

  it('checks that payment only if the three numbers are valid, even without a name', () => {
    expect(faults({ interestRate: 0, currentMonthlyPayment: 1 })).toEqual({ interestRate: rateMessage })
    expect(Object.keys(faults({ name: '', currentMonthlyPayment: 1 }))).toEqual(['name', 'currentMonthlyPayment'])
  })
})
