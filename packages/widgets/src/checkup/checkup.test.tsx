// Proves: GEN-11, CHECKUP-01
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { notDone, showOfProfile } from '../shared/profile.fixture.tsx'
import * as words from '../words/checkup.generated.ts'
import { confidenceBand } from './confidence-scale.tsx'
import { Checkup } from './index.ts'

const answers = ['Not at all', 'A little', 'Somewhat', 'Quite', 'Very']
const question = (questionId: number, about: string, selectedAnswerId: number | null = null) => ({
  questionId,
  focusArea: questionId,
  text: `How confident do you feel about ${about}?`,
  answers: answers.map((text, index) => ({ answerId: questionId * 10 + index + 1, text, value: index + 1 })),
  selectedAnswerId,
})
const questions = [question(1, 'controlling debt'), question(2, 'managing finances')]
const group = (about: string) => within(screen.getByRole('group', { name: new RegExp(`about ${about}`) }))
const done = {
  isCompleted: true,
  lastCompletedOn: '2026-11-19T00:00:00Z',
  isDue: false,
  score: 63,
  suggestedGoals: [3, 6],
}

it('requires every answer before anything is saved, then shows the result', async () => {
  let isSaved = false
  const { api, user } = showOfProfile(<Checkup />, {
    checkup: () => ({
      questions: isSaved ? [question(1, 'controlling debt', 14), question(2, 'managing finances', 22)] : questions,
    }),
    checkupStatus: () => (isSaved ? done : notDone),
    saveCheckup: () => {
      isSaved = true
      return { score: 63, completedOn: '2026-11-19T00:00:00Z' }
    },
  })
  expect(await screen.findByText(words.notDone())).toBeDefined()
  await user.click(group('controlling debt').getByRole('radio', { name: 'Quite' }))
  expect(screen.getByText('1 of 2 answered')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByRole('link', { name: 'How confident do you feel about managing finances?: Field required' }),
  ).toBeDefined()
  expect(screen.getAllByText('Field required')).toHaveLength(1)
  expect(api.count('saveCheckup')).toBe(0)
  await user.click(group('managing finances').getByRole('radio', { name: 'A little' }))
  expect(screen.queryByText('Field required')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Done')).toBeDefined()
  expect(api.bodiesOf('saveCheckup')).toEqual([
    {
      answers: [
        { questionId: 1, answerId: 14 },
        { questionId: 2, answerId: 22 },
      ],
    },
  ])
  expect(screen.getByRole('heading', { name: 'Your confidence is 63 of 100.' })).toBeDefined()
  expect(screen.getByText(words.gettingThere())).toBeDefined()
  expect(screen.getByText('11/19/2026')).toBeDefined()
  expect(await screen.findByText(words.checkupSaved())).toBeDefined()
  expect(document.activeElement?.textContent).toContain('63 of 100')
  expect(screen.queryByRole('radio')).toBeNull()
})

it('says after it where to begin, what was answered, the least sure first, and can be taken again', async () => {
  const { user } = showOfProfile(<Checkup />, {
    checkup: { questions: [question(1, 'controlling debt', 14), question(2, 'managing finances', 22)] },
    checkupStatus: { ...done, previous: { score: 43, completedOn: '2026-08-04T00:00:00Z' } },
    exploreGoals: [
      { goalType: 3, name: 'Prepare for the unexpected', description: '', status: 2 },
      { goalType: 6, name: 'Live by a budget', description: '', status: 0 },
    ],
  })
  const start = within(await screen.findByRole('region', { name: words.startHere() }))
  const view = await start.findByRole('link', { name: 'View plan: Prepare for the unexpected' })
  expect(view.getAttribute('href')).toBe('#/prepare-for-the-unexpected/summary')
  expect(start.getByRole('link', { name: 'Then: Live by a budget' }).getAttribute('href')).toBe('#/live-by-a-budget')
  expect(start.getByText(words.unsure())).toBeDefined()
  expect(screen.getByText('Surest: Controlling debt. Least sure: Managing finances.')).toBeDefined()
  expect(screen.getByText(/^Last time/).textContent).toBe('Last time: 43 of 100, on 08/04/2026.')
  const rows = within(screen.getByRole('region', { name: words.yourAnswers() })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Managing financesA littleStart',
    'Controlling debtQuiteStart',
  ])
  await user.click(screen.getByRole('button', { name: words.takeAgain() }))
  expect(group('controlling debt').getByRole('radio', { name: 'Quite' })).toHaveProperty('checked', true)
})

it.each([
  [0, words.needsCare()],
  [39, words.needsCare()],
  [40, words.gettingThere()],
  [69, words.gettingThere()],
  [70, 'Confident'],
  [100, 'Confident'],
])('calls %d of 100 "%s"', (score, word) => {
  expect(confidenceBand(score).word()).toBe(word)
})

it('explains the score if the answers add up to it', async () => {
  const all = [
    'controlling debt',
    'managing finances',
    'student debt',
    'providing for loved ones',
    'having enough just in case',
    'living comfortably in retirement',
    'saving for spending',
  ]
  const { user } = showOfProfile(<Checkup />, {
    checkup: { questions: all.map((about, index) => question(index + 1, about, (index + 1) * 10 + 3)) },
    checkupStatus: { ...done, score: 50 },
  })
  await user.click(await screen.findByRole('button', { name: `Help: ${words.howScore()}` }))
  expect(await screen.findByText('(Average answer − 1) × 25, rounded')).toBeDefined()
  expect(screen.getByText(/As of /).textContent).toContain('Evenkeel')
})

it('shows the last answers, and that the checkup is due again', async () => {
  showOfProfile(<Checkup />, {
    checkup: { questions: [question(1, 'controlling debt', 13)] },
    checkupStatus: { ...done, isDue: true },
  })
  expect(await screen.findByText(words.dueAgain())).toBeDefined()
  expect(group('controlling debt').getByRole('radio', { name: 'Somewhat' })).toHaveProperty('checked', true)
  expect(screen.getByText('1 of 1 answered')).toBeDefined()
})

it('says that it is loading, and what did not load', async () => {
  showOfProfile(<Checkup />, {
    checkup: () => new Promise(() => undefined),
    checkupStatus: Response.json({ code: -1, message: 'x' }, { status: 500 }),
  })
  expect(await screen.findByText(words.resultFailed())).toBeDefined()
  expect(screen.getByText(words.loadingQuestions())).toBeDefined()
})

it.each([
  ['the status', { checkupStatus: () => new Promise(() => undefined) }],
  ['the goals, once it is answered', { checkupStatus: done, exploreGoals: () => new Promise(() => undefined) }],
])('draws no form that could be replaced while %s may still come', async (_, late) => {
  const { api } = showOfProfile(<Checkup />, { checkup: { questions }, ...late })
  await expect.poll(() => [api.count('checkup'), api.count('exploreGoals')]).toEqual([1, 1])
  // All that has an answer has it by then.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryAllByRole('radio')).toHaveLength(0)
  expect(screen.getByText(words.loadingQuestions())).toBeDefined()
})

it('asks its questions if the status does not load', async () => {
  showOfProfile(<Checkup />, {
    checkup: { questions },
    checkupStatus: Response.json({ code: -1, message: 'x' }, { status: 500 }),
  })
  expect(await screen.findAllByRole('radio')).toHaveLength(10)
})

it.each([3, 5])('calls no area the surest or the least sure if all answers are %d', async (value) => {
  const alike = [question(1, 'controlling debt', 10 + value), question(2, 'managing finances', 20 + value)]
  showOfProfile(<Checkup />, { checkup: { questions: alike }, checkupStatus: done, exploreGoals: [] })
  const start = within(await screen.findByRole('region', { name: words.startHere() }))
  expect(start.getByText('Prepare for the unexpected')).toBeDefined()
  expect(screen.queryByText(words.unsure())).toBeNull()
  expect(screen.queryByText(/^Surest:/)).toBeNull()
})

it('keeps the answers that could not be saved, with the server’s message', async () => {
  const { user } = showOfProfile(<Checkup />, {
    checkup: { questions: [question(1, 'controlling debt')] },
    saveCheckup: Response.json({ code: -1, message: 'Unknown error encountered' }, { status: 500 }),
  })
  await user.click(await screen.findByRole('radio', { name: 'Very' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Unknown error encountered')).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Very' })).toHaveProperty('checked', true)
})
