import { useQuery } from '@evenkeel/api-client/react'
import { Brand, BrandMark } from '@evenkeel/ui/brand-mark'
import { Icon } from '@evenkeel/ui/icon'
import { useLocation } from 'react-router'
import { EmployerMark } from './employer-mark.tsx'
import { PlaceLink } from './place-link.tsx'
import { findPlace, isBelow, type Place, places } from './places.ts'
import * as shellWords from '../words/shell.generated.ts'
import { StatusDot } from '@evenkeel/ui/status'
import { goalIcons, toGoalType, toStatusName } from '@evenkeel/widgets/shared/goal-look.ts'
import { GoalVerdictLine } from '@evenkeel/widgets/shared/goal-verdict-line.tsx'
import { goalPaths } from '@evenkeel/widgets/shared/paths.ts'
import { useId } from 'react'

/** The started and pending goals in the sidebar; renders nothing if there are none. */
export function MyGoalsNav() {
  const labelId = useId()
  const { pathname } = useLocation()
  const goals = useQuery('myGoals').data ?? []
  if (goals.length === 0) return null
  return (
    <nav aria-labelledby={labelId} className="mt-5 max-desktop:hidden">
      <p id={labelId} className="px-3 pb-1 text-label font-normal text-text-muted">
        {shellWords.myGoals()}
      </p>
      <ul>
        {goals.map((goal) => {
          const goalType = toGoalType(goal.goalType)
          if (goalType === null) return null
          return (
            <li key={goalType}>
              <PlaceLink
                path={goalPaths[goalType]}
                isCurrent={isBelow(pathname, goalPaths[goalType])}
                className={`flex min-h-9 items-start rounded-md py-1 pl-3 text-label font-normal ${isBelow(pathname, goalPaths[goalType]) ? 'bg-accent-soft text-accent forced-colors:underline' : 'text-text-muted hover:bg-sunken hover:text-text'}`}
              >
                <Icon name={goalIcons[goalType]} size={18} />
                <span className="ml-3 flex-1">
                  {goal.name}
                  <GoalVerdictLine goal={goal} />
                </span>
                <span className="has-data-swatch:mx-2.5">
                  <StatusDot status={toStatusName(goal.status)} />
                </span>
              </PlaceLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const row =
  'flex min-h-9 items-center gap-3 rounded-md px-3 text-body font-medium transition-colors duration-fast max-desktop:justify-center max-desktop:px-0'

function PlaceItem({ place, isCurrent }: { readonly place: Place; readonly isCurrent: boolean }) {
  const colors = isCurrent
    ? 'bg-accent-soft text-accent forced-colors:underline'
    : 'text-text-muted hover:bg-sunken hover:text-text'
  return (
    <li>
      <PlaceLink path={place.path} isCurrent={isCurrent} className={`${row} ${colors}`}>
        <Icon name={place.icon} />
        <span className="max-desktop:sr-only">{place.label}</span>
      </PlaceLink>
    </li>
  )
}

/** Who offers the product: the employer's mark and name at the foot. */
function OfferedBy() {
  const company = useQuery('companyInfo')
  const name = company.data?.data.info.name
  if (name === undefined) return null
  return (
    <div className="flex items-center gap-3 border-t border-hairline px-2 pt-4 max-desktop:justify-center max-desktop:px-0">
      <EmployerMark name={name} />
      <p className="text-label text-text-muted max-desktop:sr-only">
        {shellWords.benefitFrom.parts({
          company: (
            <strong key="company" className="block font-semibold text-text">
              {name}
            </strong>
          ),
        })}
      </p>
    </div>
  )
}

/** The left edge of the frame: 240 px with words, a narrow bar of icons between 700 and 1100 px, hidden below. */
export function Sidebar() {
  const current = findPlace(useLocation().pathname)
  return (
    <header
      className="sticky top-0 hidden h-dvh w-16 shrink-0 flex-col border-r border-hairline p-3 pb-5 tablet:flex desktop:w-60"
      data-print="hide"
    >
      <div className="mb-5 px-2 pt-3 max-desktop:flex max-desktop:justify-center max-desktop:px-0">
        <span className="max-desktop:hidden">
          <Brand />
        </span>
        <span className="desktop:hidden">
          <BrandMark />
        </span>
      </div>
      {/* Firefox would make what scrolls a nameless Tab stop; the links scroll it. */}
      <div tabIndex={-1} className="-m-1 flex-1 overflow-y-auto p-1">
        <nav data-part="places" aria-label={shellWords.main()}>
          <ul className="flex flex-col gap-0.5">
            {places.map((place) => (
              <PlaceItem key={place.path} place={place} isCurrent={place === current} />
            ))}
          </ul>
        </nav>
        <MyGoalsNav />
      </div>
      <OfferedBy />
    </header>
  )
}
