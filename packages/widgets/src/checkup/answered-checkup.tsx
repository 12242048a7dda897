import type { CheckupQuestion } from '@evenkeel/api-client/contract/checkup'
import { useQuery } from '@evenkeel/api-client/react'
import { goalNames, goalOfFocusArea, type GoalType, focusAreas } from '@evenkeel/engine'
import { Card, CardBody, CardFooter } from '@evenkeel/ui/card'
import { DateText } from '@evenkeel/ui/date-text'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { ButtonLink, TextLink } from '@evenkeel/ui/link'
import { goalIcons, toGoalType } from '../shared/goal-look.ts'
import { goalActionPath, toNextAction } from '../shared/goal-pages.ts'
import { useLinks } from '../shared/links.ts'
import { goalPaths } from '../shared/paths.ts'
import * as words from '../words/checkup.generated.ts'

/** A question's area in words. */
const areaName = ({ focusArea }: Pick<CheckupQuestion, 'focusArea'>) => words.area({ area: String(focusArea) })

const chosenOf = ({ answers, selectedAnswerId }: CheckupQuestion) =>
  answers.find(({ answerId }) => answerId === selectedAnswerId)

/** Returns the questions from the least confident answer to the most. */
const byConfidence = (questions: readonly CheckupQuestion[]): readonly CheckupQuestion[] =>
  questions.toSorted((a, b) => (chosenOf(a)?.value ?? 0) - (chosenOf(b)?.value ?? 0))

/** The areas with the least and the most confident answer; null if all answers are alike. */
export function extremesOf(questions: readonly CheckupQuestion[]) {
  const ordered = byConfidence(questions)
  const [least, surest] = [ordered[0], ordered.at(-1)]
  if (!least || !surest || chosenOf(least)?.value === chosenOf(surest)?.value) return null
  return { least: areaName(least), surest: areaName(surest) }
}

/** The words and the page of the one main action for a goal. */
function useGoalAction() {
  const { href } = useLinks()
  const goals = useQuery('exploreGoals').data ?? []
  return (goal: GoalType) => {
    const status = goals.find(({ goalType }) => goalType === goal)?.status ?? 0
    return { action: toNextAction(status).words, to: href(goalActionPath(goal, status)) }
  }
}

interface StartHereProps {
  readonly suggestedGoals: readonly number[]
  readonly questions: readonly CheckupQuestion[]
}

/** The goal that helps where the person is least sure, with the one thing to do about it, and the goal after it. */
export function StartHere({ suggestedGoals, questions }: StartHereProps) {
  const { href } = useLinks()
  const actionOf = useGoalAction()
  const [first, next] = suggestedGoals.map(toGoalType).filter((goal) => goal !== null)
  if (first === undefined) return null
  const { action, to } = actionOf(first)
  return (
    <Card title={words.startHere()}>
      <CardBody>
        <div className="flex flex-wrap items-center gap-4">
          <IconTile name={goalIcons[first]} />
          <div className="min-w-0 flex-1">
            <Heading look="item" level={3}>
              {goalNames[first]}
            </Heading>
            {extremesOf(questions) !== null && (
              <p className="text-label font-normal text-text-muted">{words.unsure()}</p>
            )}
          </div>
          <ButtonLink variant="primary" href={to} aria-label={words.actionFor({ action, goal: goalNames[first] })}>
            {action}
          </ButtonLink>
        </div>
      </CardBody>
      {next !== undefined && (
        <CardFooter href={href(goalPaths[next])} link={words.nextGoal({ goal: goalNames[next] })} />
      )}
    </Card>
  )
}

function AnswerRow({ question }: { readonly question: CheckupQuestion }) {
  const actionOf = useGoalAction()
  const area = focusAreas.find((one) => one === question.focusArea)
  const chosen = chosenOf(question)
  if (area === undefined || chosen === undefined) return null
  const goal = goalOfFocusArea[area]
  const { action, to } = actionOf(goal)
  return (
    <li className="flex flex-wrap items-center gap-4 border-t border-hairline px-4 py-3 tablet:px-6">
      <IconTile name={goalIcons[goal]} tone="neutral" />
      <span className="min-w-0 flex-1 text-body font-medium text-text">{areaName(question)}</span>
      <span className="flex items-center gap-3 max-tablet:order-last max-tablet:w-full tablet:flex-1">
        <span aria-hidden className="flex min-w-0 flex-1 gap-1">
          {question.answers.map(({ answerId, value }) => (
            <span
              key={answerId}
              data-swatch
              className={`h-1.5 flex-1 rounded-pill ${value <= chosen.value ? 'bg-accent' : 'bg-track'}`}
            />
          ))}
        </span>
        <span className="w-20 shrink-0 text-label font-normal text-text-muted">{chosen.text}</span>
      </span>
      <span className="w-20 shrink-0 text-right">
        <TextLink href={to} aria-label={words.actionFor({ action, goal: goalNames[goal] })}>
          {action}
        </TextLink>
      </span>
    </li>
  )
}

interface AnswersCardProps {
  readonly questions: readonly CheckupQuestion[]
  readonly completedOn: string
}

/** What was answered, the least confident first, with the goal that helps with each. */
export function AnswersCard({ questions, completedOn }: AnswersCardProps) {
  return (
    <Card
      title={words.yourAnswers()}
      beside={
        <span className="text-label font-normal text-text-muted">
          <DateText value={completedOn} />
        </span>
      }
    >
      <CardBody flush>
        <ul className="mt-3">
          {byConfidence(questions).map((question) => (
            <AnswerRow key={question.questionId} question={question} />
          ))}
        </ul>
      </CardBody>
    </Card>
  )
}
