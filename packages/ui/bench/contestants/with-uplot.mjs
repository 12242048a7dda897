import uPlot from 'uplot'
import { colors, shortMonth, size, threeLines } from '../chart-data.mjs'

/** @param {object} options @param {(data: any) => number[][]} shape */
const withPlot = (options, shape) => ({
  /** @param {HTMLElement} host @param {any} data */
  mount(host, data) {
    const plot = new uPlot({ ...size, ...options }, shape(data), host)
    return {
      /** @param {any} next */
      update: (next) => plot.setData(shape(next)),
      unmount: () => plot.destroy(),
    }
  },
})

const grid = { stroke: colors.grid }

export const bars = withPlot(
  {
    scales: { x: { time: false, range: [-0.5, 11.5] }, y: { range: [0, 6000] } },
    axes: [
      {
        grid: { show: false },
        splits: () => Array.from({ length: 12 }, (_, index) => index),
        values: (_, places) => places.map((place) => shortMonth(place + 1)),
      },
      { grid },
    ],
    series: [
      { label: 'Month' },
      {
        label: 'Income',
        fill: colors.income,
        paths: uPlot.paths.bars?.({ size: [0.35, 20], align: -1 }),
        points: { show: false },
      },
      {
        label: 'Spending',
        fill: colors.spending,
        paths: uPlot.paths.bars?.({ size: [0.35, 20], align: 1 }),
        points: { show: false },
      },
    ],
  },
  (months) => [
    months.map((_, index) => index),
    months.map(({ totalIncomes }) => totalIncomes),
    months.map(({ totalExpenses }) => totalExpenses),
  ],
)

export const lines = withPlot(
  {
    scales: { x: { time: false } },
    axes: [{ grid: { show: false } }, { grid, size: 80 }],
    series: [
      { label: 'Age' },
      { label: '25th', stroke: colors.fan, points: { show: false } },
      { label: 'Your plan', stroke: colors.plan, width: 2, points: { show: false } },
      { label: '75th', stroke: colors.fan, points: { show: false } },
    ],
  },
  (data) => {
    const rows = threeLines(data)
    return [
      rows.map(({ age }) => age),
      rows.map(({ low }) => low),
      rows.map(({ plan }) => plan),
      rows.map(({ high }) => high),
    ]
  },
)
