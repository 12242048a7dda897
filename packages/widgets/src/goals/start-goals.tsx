import { goalNames, GoalType } from '@evenkeel/engine'
import { Heading } from '@evenkeel/ui/heading'
import { IconTile } from '@evenkeel/ui/icon'
import { useId } from 'react'
import { goalIcons } from '../shared/goal-look.ts'
import { useLinks } from '../shared/links.ts'
import { goalPaths } from '../shared/paths.ts'
import * as words from '../words/getting-started.generated.ts'

/** Each with about how many minutes its plan takes, as the goal's own page says. */
const choices = () =>
  [
    [GoalType.RETIREMENT, words.retirementText(), 5],
    [GoalType.DEBT, words.debtText(), 3],
    [GoalType.PREPARE_FOR_THE_UNEXPECTED, words.unexpectedText(), 2],
  ] as const

/** Three goals to begin with, for a person who has none. */
export function StartGoals() {
  const titleId = useId()
  const { href } = useLinks()
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3">
        <Heading look="part" level={2} id={titleId}>
          {words.orGoal()}
        </Heading>
      </div>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-3">
        {choices().map(([goalType, text, minutes]) => (
          <li
            key={goalType}
            className="relative flex gap-4 rounded-card border border-hairline bg-surface p-5 shadow-1 hover:border-border"
          >
            <span className="shrink-0">
              <IconTile name={goalIcons[goalType]} />
            </span>
            <div className="min-w-0">
              <Heading look="item" level={3}>
                {goalNames[goalType]}
              </Heading>
              <p className="mt-1 text-label font-normal text-text-muted">{text}</p>
              <a
                href={href(goalPaths[goalType])}
                aria-label={words.startGoal({ goal: goalNames[goalType], minutes })}
                className="mt-2 block rounded-sm text-label text-accent after:absolute after:inset-0 after:content-['']"
              >
                {words.startIn({ minutes })}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
