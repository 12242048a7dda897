// Proves: GEN-09, PLANNER-01, PLANNER-02
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FakeAnswers } from '../shared/fake-api.fixture.tsx'
import { renderApp } from '../shared/render-app.fixture.tsx'
import * as words from '../words/proposals.generated.ts'
import { PlannerCard } from './index.ts'

const nobody = {
  isAssigned: false,
  plannerId: null,
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  schedulingUrl: null,
}
const jordan = {
  isAssigned: true,
  plannerId: 4,
  firstName: 'Jordan',
  lastName: 'Ellis',
  email: 'jordan@evenkeel.example',
  phone: null,
  schedulingUrl: 'https://book.example/jordan',
}
const document = {
  version: '1',
  title: 'Working with a planner',
  body: 'Planners are people.\n\nThey see what you see.',
  isAccepted: false,
}

function show(answers: FakeAnswers) {
  return renderApp(<PlannerCard />, answers)
}

it('an assigned planner is shown with their known details', async () => {
  show({ planner: jordan })
  expect(await screen.findByText('Jordan Ellis')).toBeDefined()
  expect(screen.getByRole('link', { name: 'jordan@evenkeel.example' }).getAttribute('href')).toBe(
    'mailto:jordan@evenkeel.example',
  )
  expect(screen.queryByText('Not provided')).toBeNull()
  expect(screen.getByRole('link', { name: words.schedule() }).getAttribute('href')).toBe('https://book.example/jordan')
})

it('a planner’s phone number is a link to call it', async () => {
  show({ planner: { ...jordan, phone: '503-555-0142' } })
  expect((await screen.findByRole('link', { name: '503-555-0142' })).getAttribute('href')).toBe('tel:503-555-0142')
})

it('a request is sent with an empty body, once the document has been read and accepted', async () => {
  let isAssigned = false
  const { api, user } = show({
    planner: () => (isAssigned ? jordan : nobody),
    fror: document,
    acceptFror: {},
    assignPlanner: () => {
      isAssigned = true
      return jordan
    },
  })
  await user.click(await screen.findByRole('button', { name: words.request() }))
  expect(await screen.findByText('They see what you see.')).toBeDefined()
  expect(api.count('assignPlanner')).toBe(0)
  await user.click(screen.getByRole('button', { name: words.agree() }))
  expect(await screen.findByText('Jordan Ellis')).toBeDefined()
  expect(api.bodiesOf('acceptFror')).toEqual([{ version: '1' }])
  expect(api.bodiesOf('assignPlanner')).toEqual([{}])
  expect(await screen.findByText(words.assigned({ name: 'Jordan Ellis' }))).toBeDefined()
})

it('if the company has no planner, the card says so and promises none', async () => {
  const { user } = show({ planner: nobody, fror: { ...document, isAccepted: true }, assignPlanner: nobody })
  await user.click(await screen.findByRole('button', { name: words.request() }))
  expect(await screen.findByText(words.noneAtCompany())).toBeDefined()
  expect(screen.queryByText(words.assigned({ name: 'Jordan Ellis' }))).toBeNull()
})
