import { type CalendarDate, getLocalTimeZone, GregorianCalendar, parseDate, today } from '@internationalized/date'
import { useRef } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { Heading } from '../heading/heading.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Layer } from '../overlay/layer.tsx'
import * as words from '../words/calendar.generated.ts'

export interface CalendarLayerProps {
  id: string
  /** Spoken name of the calendar. */
  label: string
  anchor: HTMLElement | null
  /** The chosen day, `yyyy-mm-dd`; null opens the month of today. */
  value: string | null
  /** Days after today cannot be chosen. */
  notFuture?: boolean | undefined
  onChoose: (iso: string) => void
  onClose: () => void
}

/** A month of days next to its field. Arrow keys go from day to day, Page Up and Page Down from month to month. */
export function CalendarLayer({ anchor, onClose, onChoose, label, id, ...days }: CalendarLayerProps) {
  const leave = (): void => {
    anchor?.focus({ preventScroll: true })
    onClose()
  }
  const choose = (iso: string): void => {
    leave()
    onChoose(iso)
  }
  return (
    <Layer
      id={id}
      role="dialog"
      aria-label={label}
      anchor={anchor}
      placement="bottom start"
      onClose={onClose}
      className="max-w-[calc(100vw-16px)] animate-fade overflow-y-auto rounded-card border border-hairline bg-raised p-3 text-body text-text shadow-dialog"
    >
      <Month {...days} onChoose={choose} />
    </Layer>
  )
}

const createCalendar = () => new GregorianCalendar()

type MonthProps = Pick<CalendarLayerProps, 'value' | 'notFuture' | 'onChoose'>

function Month({ value, notFuture, onChoose }: MonthProps) {
  const { locale } = useLocale()
  const props = {
    locale,
    createCalendar,
    autoFocus: true,
    defaultValue: value === null ? null : parseDate(value),
    ...(notFuture && { maxValue: today(getLocalTimeZone()) }),
    onChange: (day: CalendarDate | null) => day && onChoose(day.toString()),
  }
  const state = useCalendarState<CalendarDate>(props)
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(props, state)
  return (
    <div {...calendarProps}>
      <div className="mb-2 flex items-center justify-between gap-2">
        <IconButton
          icon="chevron-left"
          label={words.previousMonth()}
          disabled={prevButtonProps.isDisabled}
          onClick={() => state.focusPreviousPage()}
        />
        <Heading look="item" level={2}>
          {title}
        </Heading>
        <IconButton
          icon="chevron-right"
          label={words.nextMonth()}
          disabled={nextButtonProps.isDisabled}
          onClick={() => state.focusNextPage()}
        />
      </div>
      <Days state={state} />
    </div>
  )
}

function Days({ state }: { state: CalendarState }) {
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short' }, state)
  return (
    <table {...gridProps} className="tabular-nums">
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day} className="size-9 text-center text-label font-normal text-text-muted">
              {day.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeksInMonth }, (_, week) => (
          <tr key={week}>
            {state
              .getDatesInWeek(week)
              .flatMap((date) => (date === null ? [] : [<Day key={date.toString()} {...{ date, state }} />]))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const dayClass =
  'flex size-9 items-center justify-center rounded-md text-body pointer-coarse:size-11 data-today:font-semibold hover:bg-sunken aria-disabled:text-border-strong aria-disabled:hover:bg-transparent data-chosen:bg-accent data-chosen:text-on-accent forced-colors:data-chosen:outline-2'

function Day({ date, state }: { date: CalendarDate; state: CalendarState }) {
  const ref = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, formattedDate, isSelected, isOutsideVisibleRange } = useCalendarCell(
    { date },
    state,
    ref,
  )
  const isToday = date.compare(today(state.timeZone)) === 0
  return (
    <td {...cellProps} className="p-0">
      <div
        {...buttonProps}
        ref={ref}
        hidden={isOutsideVisibleRange}
        data-chosen={isSelected || undefined}
        data-today={isToday || undefined}
        className={dayClass}
      >
        {formattedDate}
      </div>
    </td>
  )
}
