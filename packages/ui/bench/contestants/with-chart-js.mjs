import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js'
import { colors, shortMonth, size, threeLines } from '../chart-data.mjs'

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
)

const options = { animation: false, responsive: false, interaction: { mode: 'index', intersect: false } }

/** @param {'bar' | 'line'} type @param {(data: any) => { labels: unknown[], datasets: { data: number[] }[] }} shape */
const withChart = (type, shape) => ({
  /** @param {HTMLElement} host @param {any} data */
  mount(host, data) {
    const canvas = Object.assign(document.createElement('canvas'), size)
    host.append(canvas)
    const chart = new Chart(canvas, { type, data: shape(data), options })
    return {
      /** @param {any} next */
      update(next) {
        const { labels, datasets } = shape(next)
        chart.data.labels = labels
        datasets.forEach(({ data: values }, index) => {
          const known = chart.data.datasets[index]
          if (known) known.data = values
        })
        chart.update('none')
      },
      unmount: () => chart.destroy(),
    }
  },
})

export const bars = withChart('bar', (months) => ({
  labels: months.map(({ month }) => shortMonth(month)),
  datasets: [
    { label: 'Income', data: months.map(({ totalIncomes }) => totalIncomes), backgroundColor: colors.income },
    { label: 'Spending', data: months.map(({ totalExpenses }) => totalExpenses), backgroundColor: colors.spending },
  ],
}))

const line = (label, data, borderColor) => ({ label, data, borderColor, borderWidth: 2, pointRadius: 0 })

export const lines = withChart('line', (data) => {
  const rows = threeLines(data)
  return {
    labels: rows.map(({ age }) => age),
    datasets: [
      line(
        '25th',
        rows.map(({ low }) => low),
        colors.fan,
      ),
      line(
        'Your plan',
        rows.map(({ plan }) => plan),
        colors.plan,
      ),
      line(
        '75th',
        rows.map(({ high }) => high),
        colors.fan,
      ),
    ],
  }
})
