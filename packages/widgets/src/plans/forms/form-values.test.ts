import { describe, expect, it } from 'vitest'
import { type FormSpec, wireName } from './form-field.ts'
import { inputOf, valuesOf } from './form-values.ts'

const spec: FormSpec = {
  sections: [
    {
      title: 'All kinds',
      fields: [
        { kind: 'birth', path: 'person.dateOfBirth', label: 'Date of birth' },
        { kind: 'money', path: 'person.annualIncome', label: 'Annual income' },
        { kind: 'flag', path: 'isCouple', label: 'A couple' },
        {
          kind: 'money',
          path: 'spouse.annualIncome',
          label: 'Spouse’s income',
          isAsked: ({ isCouple }) => isCouple === true,
        },
        { kind: 'yesNo', path: 'benefits.1.isEnrolled', label: 'Dental' },
        { kind: 'ages', path: 'childAges', label: 'Children' },
      ],
    },
  ],
}
const today = '2026-11-19'
const stored = {
  person: { dateOfBirth: '1988-04-17T00:00:00Z', annualIncome: 84_000 },
  benefits: [
    { benefitId: 4, isEnrolled: true },
    { benefitId: 9, isEnrolled: null },
  ],
  childAges: [7],
  kept: 'what the form does not ask',
}

describe('the values of a plan’s form', () => {
  const values = valuesOf(spec, stored)

  it('are what the plan says, days as they are typed', () => {
    expect(values).toEqual({
      'person.dateOfBirth': '04/17/1988',
      'person.annualIncome': 84_000,
      isCouple: false,
      'spouse.annualIncome': null,
      'benefits.1.isEnrolled': null,
      childAges: [7],
    })
  })

  it('give the same plan back when nothing was changed', () => {
    expect(inputOf(spec, stored, values, today)).toEqual({
      ...stored,
      person: { ...stored.person, dateOfBirth: '1988-04-17' },
      isCouple: false,
      spouse: {},
    })
  })

  it('change only their own field; an emptied one is left out', () => {
    const changed = inputOf(
      spec,
      stored,
      { ...values, 'person.annualIncome': null, 'benefits.1.isEnrolled': false, childAges: [7, null] },
      today,
    )
    expect(changed).toMatchObject({
      person: { dateOfBirth: '1988-04-17' },
      benefits: [
        { benefitId: 4, isEnrolled: true },
        { benefitId: 9, isEnrolled: false },
      ],
      childAges: [7, null],
      kept: 'what the form does not ask',
    })
    expect(changed).not.toHaveProperty('person.annualIncome')
  })

  it('keep what is asked no more, unless it is no number', () => {
    const spouse = (annualIncome: number) =>
      inputOf(spec, {}, { ...values, 'spouse.annualIncome': annualIncome }, today)
    expect(spouse(56_000)).toHaveProperty('spouse.annualIncome', 56_000)
    expect(spouse(Number.NaN)).not.toHaveProperty('spouse.annualIncome')
  })

  it('send a day that is none as it was typed', () => {
    expect(inputOf(spec, {}, { ...values, 'person.dateOfBirth': '02/30/1988' }, today)).toHaveProperty(
      'person.dateOfBirth',
      '02/30/1988',
    )
  })

  it('are named as the server names them', () => {
    expect([wireName('person.annualIncome'), wireName('benefits.12.isEnrolled')]).toEqual([
      'input.person.annualIncome',
      'input.benefits[12].isEnrolled',
    ])
  })
})
