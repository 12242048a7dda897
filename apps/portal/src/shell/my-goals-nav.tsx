import { useQuery } from '@evenkeel/api-client/react'
import { Icon } from '@evenkeel/ui/icon'
import { StatusDot } from '@evenkeel/ui/status'
import { goalIcons, toGoalType, toStatusName } from '@evenkeel/widgets/shared/goal-look.ts'
import { GoalVerdictLine } from '@evenkeel/widgets/shared/goal-verdict-line.tsx'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'
import { useId } from 'react'
import { NavLink } from 'react-router'
import * as words from '../words/shell.generated.ts'

/** The started and pending goals in the sidebar; renders nothing if there are none. */
export function MyGoalsNav() {
  const labelId = useId()
  const goals = useQuery('myGoals').data ?? []
  if (goals.length === 0) return null
  return (
    <nav aria-labelledby={labelId} className="mt-5 max-desktop:hidden">
      <p id={labelId} className="px-3 pb-1 text-label font-normal text-text-muted">
        {words.myGoals()}
      </p>
      <ul>
        {goals.map((goal) => {
          const goalType = toGoalType(goal.goalType)
          if (goalType === null) return null
          return (
            <li key={goalType}>
              <NavLink
                to={goalPaths[goalType]}
                className={({ isActive }) =>
                  `flex min-h-9 items-start rounded-md py-1 pl-3 text-label font-normal ${isActive ? 'bg-accent-soft text-accent forced-colors:underline' : 'text-text-muted hover:bg-sunken hover:text-text'}`
                }
              >
                <Icon name={goalIcons[goalType]} size={18} />
                <span className="ml-3 flex-1">
                  {goal.name}
                  <GoalVerdictLine goal={goal} />
                </span>
                <span className="has-data-swatch:mx-2.5">
                  <StatusDot status={toStatusName(goal.status)} />
                </span>
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
