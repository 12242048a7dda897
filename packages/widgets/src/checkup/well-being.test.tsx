// Proves: CHECKUP-01
import { wellBeingParts, wellBeingStatements } from '@evenkeel/engine'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refusal } from '../shared/fake-api.fixture.tsx'
import { nothingSaid, showOfProfile } from '../shared/profile.fixture.tsx'
import * as words from '../words/checkup.generated.ts'
import { WellBeing } from './index.ts'

const born = { ...nothingSaid, dateOfBirth: '1988-04-17T00:00:00Z' }

/** The ten statements, all answered with the answer at this position (1 to 5), or with none. */
const scale = (place: number | null) =>
  wellBeingStatements.map(({ part, text }, index) => {
    const questionId = index + 1
    const answers = wellBeingParts[part].answers.map((answer, at) => ({
      answerId: questionId * 10 + at + 1,
      text: answer,
    }))
    return {
      questionId,
      heading: wellBeingParts[part].text,
      text,
      answers,
      selectedAnswerId: place === null ? null : questionId * 10 + place,
    }
  })
const open = { questions: scale(null), lastCompletedOn: null, score: null }
/** Ten middle answers at the age of 38 are a total of 20 and a score of 50. */
const answered = { questions: scale(3), lastCompletedOn: '2026-11-19T00:00:00Z', score: 50 }

it('asks the ten statements below the two questions, requires all of them, and shows the score with its explanation', async () => {
  let isSaved = false
  const { api, user } = showOfProfile(<WellBeing />, {
    aboutMe: born,
    wellBeing: () => (isSaved ? answered : open),
    saveWellBeing: () => {
      isSaved = true
      return { score: 50, completedOn: '2026-11-19T00:00:00Z' }
    },
  })
  const describes = within(
    await screen.findByRole('group', { name: 'How well does this statement describe you or your situation?' }),
  )
  const applies = within(screen.getByRole('group', { name: 'How often does this statement apply to you?' }))
  expect([describes.getAllByRole('radio').length, applies.getAllByRole('radio').length]).toEqual([30, 20])
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'My finances control my life: Field required' })).toBeDefined()
  expect(api.count('saveWellBeing')).toBe(0)
  for (const radio of [
    ...describes.getAllByRole('radio', { name: 'Somewhat' }),
    ...applies.getAllByRole('radio', { name: 'Sometimes' }),
  ])
    await user.click(radio)
  expect(screen.getByText('10 of 10 answered')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('50 of 100')).toBeDefined()
  expect(await screen.findByText(words.answersSaved())).toBeDefined()
  expect(api.bodiesOf('saveWellBeing')).toEqual([
    { answers: scale(3).map(({ questionId }) => ({ questionId, answerId: questionId * 10 + 3 })) },
  ])
  expect(document.activeElement?.textContent).toContain('50 of 100')
  await user.click(screen.getByRole('button', { name: `Help: ${words.howScore()}` }))
  expect(await screen.findByText('The published score for your total, ages 18 to 61')).toBeDefined()
})

it('asks for the date of birth first, because scores are published by age', async () => {
  showOfProfile(<WellBeing />, { wellBeing: open })
  expect((await screen.findByRole('link', { name: 'Add it in About me' })).getAttribute('href')).toBe(
    '#/profile/edit-about-me',
  )
  expect(screen.queryByRole('radio')).toBeNull()
})

it('asks nothing of a person whose age the scale does not cover', async () => {
  showOfProfile(<WellBeing />, { wellBeing: open, aboutMe: { ...nothingSaid, dateOfBirth: '2010-01-01T00:00:00Z' } })
  expect(await screen.findByText(words.ageNeeded({ age: 18 }))).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('does not explain a score that was computed with another day of birth', async () => {
  showOfProfile(<WellBeing />, { wellBeing: { ...answered, score: 53 }, aboutMe: born })
  expect(await screen.findByText('53 of 100')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Help/ })).toBeNull()
})

it('says what did not load, and keeps the answers that could not be saved', async () => {
  const { user } = showOfProfile(<WellBeing />, {
    aboutMe: born,
    wellBeing: { ...answered },
    saveWellBeing: refusal({ dateOfBirth: 'Field required' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/Field required|The request is invalid/)).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(10)
})
