import { barData, lineData } from '../chart-data.mjs'
import * as byHand from './by-hand.jsx'
import * as ours from './ours.jsx'
import * as chartJs from './with-chart-js.mjs'
import * as recharts from './with-recharts.jsx'
import * as uplot from './with-uplot.mjs'

const idle = { mount: () => ({ update: () => undefined, unmount: () => undefined }) }
const contestants = { idle: { bars: idle, lines: idle }, ours, byHand, uplot, chartJs, recharts }
const makers = { bars: barData, lines: lineData }

/** @type {{ host: HTMLElement, chart: { update: (data: any) => void, unmount: () => void } }[]} */
let mounted = []

/** Waits two frames: a change made in the first has been painted when the second begins. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** What the bench calls from outside; data is made before the clock of a step starts. */
globalThis.bench = {
  /** @type {any[]} */
  data: [],
  async prepare(kind, count, version) {
    this.data = Array.from({ length: count }, (_, index) => makers[kind](version + index))
    await painted()
  },
  async mount(name, kind) {
    const hosts = this.data.map(() =>
      document.body.appendChild(Object.assign(document.createElement('div'), { className: 'host' })),
    )
    mounted = hosts.map((host, index) => ({ host, chart: contestants[name][kind].mount(host, this.data[index]) }))
    await painted()
  },
  async update() {
    mounted.forEach(({ chart }, index) => chart.update(this.data[index]))
    await painted()
  },
  async clear() {
    for (const { host, chart } of mounted) {
      chart.unmount()
      host.remove()
    }
    mounted = []
    await painted()
  },
}
