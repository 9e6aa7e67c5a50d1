// The timeline of a call, in figures with data-timeline: a slider moves the playhead, Play runs it once, a line of text
// counts the packets. Each network's packets are on its radio button. Switching networks works by style sheet alone.

/** Milliseconds one run takes. */
const runMs = 6000

export interface Counts {
  sent: number
  arrived: number
  lost: number
}

/**
 * Counts packets at a moment, in milliseconds. `data` has pairs of sending and arrival time, "sent arrived", separated
 * by commas; a lost packet has no arrival time.
 */
export function countPackets(data: string, moment: number): Counts {
  const counts: Counts = { sent: 0, arrived: 0, lost: 0 }
  for (const packet of data.split(',')) {
    const [sent = Number.POSITIVE_INFINITY, arrived] = packet.split(' ').map(Number)
    if (sent > moment) continue
    counts.sent++
    if (arrived === undefined) counts.lost++
    else if (arrived <= moment) counts.arrived++
  }
  return counts
}

/** Starts every timeline of the page. */
export function startTimelines(): void {
  for (const timeline of document.querySelectorAll<HTMLElement>('[data-timeline]')) start(timeline)
}

function start(timeline: HTMLElement): void {
  const slider = timeline.querySelector<HTMLInputElement>('input[type="range"]')
  const button = timeline.querySelector<HTMLButtonElement>('[data-timeline-play]')
  const line = timeline.querySelector('[data-timeline-count]')
  const label = button?.querySelector('span')
  if (!slider || !button || !line || !label) return
  const end = Number(slider.max)
  let frame = 0

  const show = () => {
    const moment = Math.round(Number(slider.value))
    const place = `${(Number(slider.value) / end) * 100}%`
    for (const rect of timeline.querySelectorAll('.timeline-future')) {
      rect.setAttribute('x', place)
      rect.setAttribute('width', `${(1 - Number(slider.value) / end) * 100}%`)
    }
    for (const cursor of timeline.querySelectorAll('.timeline-cursor')) {
      cursor.setAttribute('x1', place)
      cursor.setAttribute('x2', place)
    }
    slider.style.setProperty('--at', place)
    const data = timeline.querySelector<HTMLElement>('input[type="radio"]:checked')?.dataset.packets ?? ''
    const { sent, arrived, lost } = countPackets(data, moment)
    // Screen readers get it from the slider, so the line is no live region.
    const onTheWay = sent - arrived - lost
    const text = `${moment} ms: ${sent} packets sent, ${arrived} arrived, ${onTheWay} on the way, ${lost} lost`
    line.textContent = text
    slider.setAttribute('aria-valuetext', text)
  }

  const stop = () => {
    cancelAnimationFrame(frame)
    frame = 0
    slider.step = '1'
    delete button.dataset.playing
    label.textContent = 'Play'
  }

  const play = () => {
    // The still picture shows a late moment; from there, Play shows the whole call.
    const isStill = slider.value === slider.defaultValue
    const from = isStill || Number(slider.value) >= end ? 0 : Number(slider.value)
    const began = performance.now() - (from / end) * runMs
    button.dataset.playing = ''
    label.textContent = 'Pause'
    slider.step = 'any'
    const move = (now: number) => {
      slider.value = String(Math.min(end, ((now - began) / runMs) * end))
      if (Number(slider.value) >= end) stop()
      else frame = requestAnimationFrame(move)
      show()
    }
    frame = requestAnimationFrame(move)
  }

  button.addEventListener('click', () => (frame ? stop() : play()))
  slider.addEventListener('input', () => {
    if (frame) stop()
    show()
  })
  timeline.addEventListener('change', show)
  button.disabled = false
  slider.disabled = false
  show()
}
