// Proves: FORM-20 to FORM-22, PROF-02, ROUTE-53
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal } from '../shared/fake-api.fixture.tsx'
import { nothingSaid, showOfProfile } from '../shared/profile.fixture.tsx'
import { AboutMe } from './index.ts'
import * as words from '../words/profile.generated.ts'

const emma = {
  dependentId: 3,
  firstName: 'Emma',
  lastName: 'Reyes',
  dateOfBirth: '2019-03-01T00:00:00Z',
  relation: 0 as const,
}
const rosa = { dependentId: 5, firstName: 'Rosa', lastName: 'Reyes', dateOfBirth: null, relation: 1 as const }

describe('about me', () => {
  it('is filled with the saved answers, and sends what is changed', async () => {
    const said = {
      ...nothingSaid,
      dateOfBirth: '1988-04-17T00:00:00Z',
      familyStatus: 0,
      annualIncome: 84_000,
      focusAreas: [1],
    }
    const { api, user } = showOfProfile(<AboutMe />, {
      aboutMe: said,
      saveAboutMe: (body: object) => ({ ...said, ...body }),
    })
    expect(await screen.findByRole('textbox', { name: /^Date of birth/ })).toHaveProperty('value', '04/17/1988')
    expect(screen.getByRole('checkbox', { name: 'Controlling debt' })).toHaveProperty('checked', true)
    expect(screen.queryByRole('textbox', { name: /^Your (spouse|partner)’s first name/ })).toBeNull()
    await user.click(screen.getByRole('combobox', { name: /^Relationship status/ }))
    await user.click(await screen.findByRole('option', { name: 'Married' }))
    await user.type(screen.getByRole('textbox', { name: /^Your spouse’s first name/ }), 'Alex')
    await user.click(screen.getByRole('radio', { name: 'Neutral' }))
    await user.click(screen.getByRole('checkbox', { name: 'Managing finances' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(words.aboutMeSaved())).toBeDefined()
    expect(api.bodiesOf('saveAboutMe')).toEqual([
      {
        ...{
          dateOfBirth: '1988-04-17T00:00:00Z',
          gender: null,
          familyStatus: 1,
          annualIncome: 84_000,
          riskTolerance: 2,
          investmentType: null,
          focusAreas: [1, 2],
        },
        spouse: { firstName: 'Alex', dateOfBirth: null, annualIncome: null },
      },
    ])
    expect(api.count('aboutMe')).toBe(1)
  })

  it.each([
    ['11/20/2026', 'Please enter a date in the past'],
    ['12/31/1895', 'Please enter a valid date. You cannot be older than 130.'],
    ['02/30/1990', 'Please enter a valid date'],
  ])('takes no day of birth like %s', async (day, message) => {
    const { api, user } = showOfProfile(<AboutMe />, {})
    await user.type(await screen.findByRole('textbox', { name: /^Date of birth/ }), day)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(api.count('saveAboutMe')).toBe(0)
  })

  it('shows the server’s refusal of a field on that field', async () => {
    const { user } = showOfProfile(<AboutMe />, {
      saveAboutMe: refusal({ annualIncome: 'Please enter a positive value.' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('link', { name: 'Annual income: Please enter a positive value.' })).toBeDefined()
  })

  it('says so if it did not load', async () => {
    showOfProfile(<AboutMe />, { aboutMe: Response.json({ code: -1, message: 'x' }, { status: 500 }) })
    expect((await screen.findAllByText(words.aboutMeFailed())).length).toBe(2)
  })

  it('an undo restores the saved answers; a change of dependents keeps what is typed', async () => {
    let income: number | null = 50_000
    const { user } = showOfProfile(<AboutMe />, {
      aboutMe: () => ({ ...nothingSaid, annualIncome: income, dependents: [emma] }),
      saveAboutMe: (body: { annualIncome: number }) => {
        income = body.annualIncome
        return { ...nothingSaid, annualIncome: income, dependents: [] }
      },
      saveDependents: { dependents: [] },
      undoChange: () => {
        income = 50_000
        return {}
      },
    })
    const field = await screen.findByRole('textbox', { name: /^Annual income/ })
    await user.clear(field)
    await user.type(field, '60000')
    await user.click(screen.getByRole('button', { name: 'Remove Emma Reyes' }))
    expect(await screen.findByText('Emma removed')).toBeDefined()
    expect(field).toHaveProperty('value', '60,000.00')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(words.aboutMeSaved())
    expect(income).toBe(60_000)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await expect
      .poll(() => screen.getByRole<HTMLInputElement>('textbox', { name: /^Annual income/ }).value)
      .toBe('50,000.00')
  })
})

it('keeps what is typed while a save is on its way, and through its undo', async () => {
  let saved: object = { ...nothingSaid, annualIncome: 50_000, dependents: [] }
  const held = Promise.withResolvers<undefined>()
  const { user } = showOfProfile(<AboutMe />, {
    aboutMe: () => saved,
    saveAboutMe: async (body: { annualIncome: number }) => {
      await held.promise
      saved = { ...saved, annualIncome: body.annualIncome }
      return saved
    },
    undoChange: () => {
      saved = { ...saved, annualIncome: 50_000 }
      return {}
    },
  })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
  await screen.findByRole('textbox', { name: /^Annual income/ })
  await user.clear(box(/^Annual income/))
  await user.type(box(/^Annual income/), '60000')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.type(box(/^Date of birth/), '04/17/1988')
  held.resolve(undefined)
  await screen.findByText(words.aboutMeSaved())
  expect(box(/^Date of birth/).value).toBe('04/17/1988')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await expect.poll(() => box(/^Annual income/).value).toBe('50,000.00')
  expect(box(/^Date of birth/).value).toBe('04/17/1988')
})

describe('dependents', () => {
  const answers = { aboutMe: { ...nothingSaid, dependents: [emma, rosa] }, saveDependents: { dependents: [emma] } }

  it('are added with one of three relations, and nothing is sent without one', async () => {
    const ana = {
      dependentId: 9,
      firstName: 'Ana',
      lastName: 'Reyes',
      dateOfBirth: '2024-02-29T00:00:00Z',
      relation: 2 as const,
    }
    const { api, user } = showOfProfile(<AboutMe />, { saveDependents: { dependents: [ana] } })
    await user.click(await screen.findByRole('button', { name: words.addDependent() }))
    const dialog = within(await screen.findByRole('dialog', { name: words.addDependent() }))
    expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Child',
      'Parent',
      'Other',
    ])
    await user.type(dialog.getByRole('textbox', { name: /^First name/ }), 'Ana')
    await user.type(dialog.getByRole('textbox', { name: /^Last name/ }), 'Reyes')
    await user.type(dialog.getByRole('textbox', { name: /^Date of birth/ }), '02/29/2024')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Relationship: Field required' })).toBeDefined()
    expect(api.count('saveDependents')).toBe(0)
    await user.click(dialog.getByRole('radio', { name: 'Other' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Ana added')).toBeDefined()
    expect(api.bodiesOf('saveDependents')).toEqual([
      { dependents: [{ firstName: 'Ana', lastName: 'Reyes', dateOfBirth: '2024-02-29T00:00:00Z', relation: 2 }] },
    ])
    expect(screen.getByText('Ana Reyes')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    expect(api.count('aboutMe')).toBe(1)
  })

  it('are edited in a form filled with the saved values', async () => {
    const { api, user } = showOfProfile(<AboutMe />, answers)
    await user.click(await screen.findByRole('button', { name: 'Edit Emma Reyes' }))
    const dialog = within(await screen.findByRole('dialog', { name: words.changeDependent() }))
    expect(dialog.getByRole('textbox', { name: /^Date of birth/ })).toHaveProperty('value', '03/01/2019')
    expect(dialog.getByRole('radio', { name: 'Child' })).toHaveProperty('checked', true)
    await user.type(dialog.getByRole('textbox', { name: /^First name/ }), ' Rose')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Emma Rose saved')).toBeDefined()
    expect(api.bodiesOf('saveDependents')).toMatchObject([
      { dependents: [{ dependentId: 3, firstName: 'Emma Rose' }, { dependentId: 5 }] },
    ])
  })

  it('are removed at once, and the focus moves on', async () => {
    const { api, user } = showOfProfile(<AboutMe />, answers)
    await user.click(await screen.findByRole('button', { name: 'Remove Rosa Reyes' }))
    expect(await screen.findByText('Rosa removed')).toBeDefined()
    expect(screen.queryByText('Rosa Reyes')).toBeNull()
    expect(api.bodiesOf('saveDependents')).toMatchObject([{ dependents: [{ dependentId: 3 }] }])
    await expect.poll(() => document.activeElement?.textContent).toBe(words.addDependent())
  })

  it('have the server’s refusal on the field of the form', async () => {
    const { user } = showOfProfile(<AboutMe />, {
      ...answers,
      saveDependents: refusal({ 'dependents[0].dateOfBirth': 'Please enter a date in the past' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Edit Emma Reyes' }))
    const dialog = within(await screen.findByRole('dialog', { name: words.changeDependent() }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Date of birth: Please enter a date in the past' })).toBeDefined()
  })

  it('are at most twenty', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...emma, dependentId: index + 1 }))
    showOfProfile(<AboutMe />, { aboutMe: { ...nothingSaid, dependents: many } })
    await screen.findAllByText('Emma Reyes')
    expect(screen.queryByRole('button', { name: words.addDependent() })).toBeNull()
  })
})
