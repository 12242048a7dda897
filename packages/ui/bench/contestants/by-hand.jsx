import { formatCompactMoney, formatMoney } from '@evenkeel/engine'
import { useState } from 'react'
import { shortMonth, size } from '../chart-data.mjs'
import { inReact } from './react-root.mjs'

const { width, height } = size
const left = 42
const base = 284
const top = 28

/** Four round figures up to `most`. */
function gridOf(most) {
  const power = 10 ** Math.floor(Math.log10(most / 4))
  const step = Math.ceil(most / 4 / power) * power
  return [0, 1, 2, 3, 4].map((index) => index * step)
}

function Grid({ grid, yOf, right }) {
  return grid.map((value) => (
    <g key={value} className="text-caption">
      <line x1={left} x2={right} y1={yOf(value)} y2={yOf(value)} className="stroke-hairline" />
      <text x={left - 8} y={yOf(value)} dy="0.35em" textAnchor="end" className="fill-text-subtle">
        {formatCompactMoney(value)}
      </text>
    </g>
  ))
}

function Legend({ color, name, figure }) {
  return (
    <span className="inline-flex items-center gap-2">
      {color && <span className={`size-2.5 rounded-sm ${color}`} />}
      <span className="text-text-muted">{name}</span>
      <span>{figure}</span>
    </span>
  )
}

/** The bars as an app would write them that needs them once: drawing, labels, a name for each month, a line that names a month. */
function Bars({ months }) {
  const [hovered, setHovered] = useState(10)
  const grid = gridOf(Math.max(...months.flatMap(({ totalIncomes, totalExpenses }) => [totalIncomes, totalExpenses])))
  const yOf = (value) => base - (value / grid[4]) * (base - top)
  const band = (width - left) / months.length
  const shown = months[hovered]
  return (
    <figure>
      <p className="flex gap-4 text-label">
        <strong className="mr-auto">{shortMonth(shown.month)}</strong>
        <Legend color="bg-flow-income" name="Income" figure={formatMoney(shown.totalIncomes)} />
        <Legend color="bg-flow-spending" name="Spending" figure={formatMoney(shown.totalExpenses)} />
        <Legend name="Net" figure={formatMoney(shown.totalIncomes - shown.totalExpenses, { sign: 'always' })} />
      </p>
      <svg width={width} height={height} role="group" aria-label="Income and spending by month">
        <Grid grid={grid} yOf={yOf} right={width} />
        {months.map(({ month, totalIncomes, totalExpenses }, index) => {
          const middle = left + (index + 0.5) * band
          const net = totalIncomes - totalExpenses
          return (
            <g
              key={month}
              role="button"
              tabIndex={0}
              aria-label={`${shortMonth(month)}: income ${formatMoney(totalIncomes)}, spending ${formatMoney(totalExpenses)}, net ${formatMoney(net)}`}
              onPointerEnter={() => setHovered(index)}
              onFocus={() => setHovered(index)}
            >
              <rect
                x={middle - band / 2}
                width={band}
                y={0}
                height={height}
                className={index === hovered ? 'fill-band' : 'fill-transparent'}
              />
              <rect
                x={middle - 16}
                width={14}
                y={yOf(totalIncomes)}
                height={base - yOf(totalIncomes)}
                rx={2}
                className="fill-flow-income"
              />
              <rect
                x={middle + 2}
                width={14}
                y={yOf(totalExpenses)}
                height={base - yOf(totalExpenses)}
                rx={2}
                className="fill-flow-spending"
              />
              <text x={middle} y={base + 20} textAnchor="middle" className="fill-text-muted text-caption">
                {shortMonth(month)}
              </text>
              <text x={middle} y={base + 42} textAnchor="middle" className="fill-text-muted text-caption">
                {formatCompactMoney(Math.round(net / 100) * 100)}
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

const right = width - 66
const toPath = (points) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)},${y.toFixed(2)}`).join('')

/** A line between two bands, with an axis of ages, the mark of retirement and a line that says an age. */
function Lines({ years, futures }) {
  const [hovered, setHovered] = useState(47)
  const grid = gridOf(Math.max(...futures.map(({ p75 }) => p75)))
  const yOf = (value) => Math.max(0, base - (value / grid[4]) * (base - top))
  const xOf = (index) => left + (index / (years.length - 1)) * (right - left)
  const band = (low, high) =>
    `${toPath(futures.map((one, index) => [xOf(index), yOf(one[high])]))}L${toPath(futures.map((one, index) => [xOf(index), yOf(one[low])]).toReversed()).slice(1)}Z`
  const shown = years[hovered]
  const spread = futures[hovered]
  return (
    <figure>
      <p className="flex gap-4 text-label">
        <strong className="mr-auto">Age {shown.age}</strong>
        <Legend color="bg-accent" name="Your plan" figure={formatMoney(shown.balance)} />
        <Legend
          color="bg-fan/38"
          name="Middle half"
          figure={`${formatMoney(spread.p25)} to ${formatMoney(spread.p75)}`}
        />
        <Legend color="bg-fan/16" name="9 of 10" figure={`${formatMoney(spread.p5)} to ${formatMoney(spread.p95)}`} />
      </p>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label="Retirement savings by age"
        onPointerMove={({ nativeEvent }) =>
          setHovered(
            Math.max(
              0,
              Math.min(
                years.length - 1,
                Math.round(((nativeEvent.offsetX - left) / (right - left)) * (years.length - 1)),
              ),
            ),
          )
        }
      >
        <Grid grid={grid} yOf={yOf} right={right} />
        <path d={band('p5', 'p95')} className="fill-fan/16" />
        <path d={band('p25', 'p75')} className="fill-fan/26" />
        <line x1={xOf(47)} x2={xOf(47)} y1={0} y2={base} strokeDasharray="3 4" className="stroke-text-muted" />
        <text x={xOf(47) + 8} y={14} className="fill-text text-caption">
          Retire at 67
        </text>
        <path
          d={toPath(years.map(({ balance }, index) => [xOf(index), yOf(balance)]))}
          fill="none"
          strokeWidth={2.25}
          className="stroke-accent"
        />
        <circle cx={xOf(47)} cy={yOf(years[47].balance)} r={5} className="fill-accent" />
        <line
          x1={xOf(47) - 10}
          x2={xOf(47) + 10}
          y1={yOf(900_000)}
          y2={yOf(900_000)}
          strokeWidth={3}
          className="stroke-flow-spending"
        />
        <text x={xOf(47) + 14} y={yOf(900_000)} className="fill-text text-caption">
          Needed {formatCompactMoney(900_000)}
        </text>
        {['Your plan', '75th', '25th'].map((name, index) => (
          <text
            key={name}
            x={right + 8}
            y={yOf([years[70].balance, futures[70].p75, futures[70].p25][index])}
            className="fill-text text-caption"
          >
            {name}
          </text>
        ))}
        {[20, 30, 40, 50, 60, 70, 80, 90].map((age) => (
          <text key={age} x={xOf(age - 20)} y={base + 20} textAnchor="middle" className="fill-text-subtle text-caption">
            {age}
          </text>
        ))}
        <line x1={xOf(hovered)} x2={xOf(hovered)} y1={top} y2={base} className="stroke-text-subtle" />
        <circle cx={xOf(hovered)} cy={yOf(shown.balance)} r={5} className="fill-accent" />
      </svg>
    </figure>
  )
}

export const bars = inReact((months) => <Bars months={months} />)
export const lines = inReact((data) => <Lines {...data} />)
