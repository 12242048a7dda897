import { Bar, BarChart, CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { colors, shortMonth, size, threeLines } from '../chart-data.mjs'
import { inReact } from './react-root.mjs'

export const bars = inReact((months) => (
  <BarChart {...size} data={months.map((one) => ({ ...one, name: shortMonth(one.month) }))}>
    <CartesianGrid vertical={false} stroke={colors.grid} />
    <XAxis dataKey="name" />
    <YAxis />
    <Tooltip isAnimationActive={false} />
    <Legend />
    <Bar dataKey="totalIncomes" fill={colors.income} isAnimationActive={false} />
    <Bar dataKey="totalExpenses" fill={colors.spending} isAnimationActive={false} />
  </BarChart>
))

export const lines = inReact((data) => (
  <LineChart {...size} data={threeLines(data)}>
    <CartesianGrid vertical={false} stroke={colors.grid} />
    <XAxis dataKey="age" />
    <YAxis />
    <Tooltip isAnimationActive={false} />
    <Legend />
    <Line dataKey="low" stroke={colors.fan} dot={false} isAnimationActive={false} />
    <Line dataKey="plan" stroke={colors.plan} dot={false} isAnimationActive={false} />
    <Line dataKey="high" stroke={colors.fan} dot={false} isAnimationActive={false} />
  </LineChart>
))
