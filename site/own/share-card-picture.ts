import { type PictureArea, type PictureColours, samplesPerMs, waveformHeight, waveformPath } from 'libretto/site'

const totalMs = 228
/** The sound has played up to here; the part before it is in the signal colour. */
const playedMs = 86
const packetMs = 20
const soundHeight = 76
const tickHeight = 8

/** One stretch of sound above its packets, to scale. */
export function shareCardPicture({ left, right, top, bottom }: PictureArea, colours: PictureColours): string {
  const axis = bottom - tickHeight
  const xOf = (ms: number) => round(left + ((right - left) * ms) / totalMs)
  const scale = `${round(xOf(1) - left) / samplesPerMs} ${round(soundHeight / waveformHeight)}`
  const wave = (fromMs: number, toMs: number, stroke: string) => {
    const path = waveformPath((toMs - fromMs) * samplesPerMs, fromMs * samplesPerMs)
    const place = `translate(${xOf(fromMs)} ${top}) scale(${scale})`
    return `<path transform="${place}" d="${path}" fill="none" stroke="${stroke}" stroke-width="1"/>`
  }
  const ticks = Array.from(
    { length: Math.floor(totalMs / packetMs) + 1 },
    (_, index) => `M${xOf(index * packetMs)} ${axis}v${tickHeight}`,
  ).join('')
  return [
    wave(0, playedMs, colours.signal),
    wave(playedMs, totalMs, colours.faint),
    `<path d="M${left} ${axis}.5H${right}" stroke="${colours.hairline}"/>`,
    `<path d="${ticks}" stroke="${colours.faint}"/>`,
    `<path d="M${xOf(playedMs)} ${top - 4}V${bottom}" stroke="${colours.signal}" stroke-width="2"/>`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
