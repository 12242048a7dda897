import { useQuery } from '@evenkeel/api-client/react'
import { Heading } from '@evenkeel/ui/heading'
import { Icon } from '@evenkeel/ui/icon'
import { StatusDot } from '@evenkeel/ui/status'
import { goalIcons, goalTypeOf, statusNameOf } from '@evenkeel/widgets/shared/goal-look.ts'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'
import { NavLink } from 'react-router'

/** The goals that are started or pending, in the sidebar; nothing while there are none. */
export function MyGoalsNav() {
  const goals = useQuery('myGoals').data ?? []
  if (goals.length === 0) return null
  return (
    <div className="mt-5 max-desktop:hidden">
      <div className="px-3 pb-1">
        <Heading look="group" level={2}>
          My goals
        </Heading>
      </div>
      <ul>
        {goals.map((goal) => {
          const goalType = goalTypeOf(goal.goalType)
          if (goalType === null) return null
          return (
            <li key={goalType}>
              <NavLink
                to={goalPaths[goalType]}
                className={({ isActive }) =>
                  `flex min-h-9 items-center rounded-md py-1 pr-0.5 pl-3 text-label font-normal ${isActive ? 'bg-accent-soft text-accent forced-colors:underline' : 'text-text-muted hover:bg-sunken hover:text-text'}`
                }
              >
                <Icon name={goalIcons[goalType]} size={18} />
                <span className="ml-3 flex-1">{goal.name}</span>
                <span className="has-data-swatch:mx-2.5">
                  <StatusDot status={statusNameOf(goal.status)} />
                </span>
              </NavLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
