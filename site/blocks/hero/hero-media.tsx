// The picture or the film of a hero. Of two pictures, one for light and one for dark pages, browsers load only the one
// that is shown: the other has no place on the page, and both wait until they have one.

import { type ReactNode, useContext } from 'react'
import type { Film } from '#schemas/shown-picture.ts'
import { AlwaysLight } from '../../always-light.ts'
import type { ThemedPicture } from '../../parts/show-picture.ts'
import type { PictureSource, ShownPicture } from '../../plan-view.ts'
import { Sheet } from '../../sheets.tsx'

/** A film with the size and the other formats of its poster. */
export type ShownFilm = Film & Pick<ShownPicture, 'width' | 'height'>

interface Props {
  picture: ThemedPicture | undefined
  video: ShownFilm | undefined
  isWide: boolean
}

/** Pixels that the picture is wide at most, and where phones end. */
const [wide, beside] = [1280, 720]
const phones = '(max-width: 40em)'

export function HeroMedia({ picture, video, isWide }: Props): ReactNode {
  const width = isWide ? wide : beside
  const isAlwaysLight = useContext(AlwaysLight)
  if (video) return <HeroFilm video={video} />
  if (!picture) return null
  const { dark, phone, ...light } = picture
  if (isAlwaysLight || !(dark ?? phone?.dark))
    return (
      <Frame>
        <OnePicture picture={light} phone={phone} width={width} />
      </Frame>
    )
  return (
    <Frame>
      <div className="hero-light">
        <OnePicture picture={light} phone={phone} width={width} isOneOfTwo />
      </div>
      <div className="hero-dark">
        <OnePicture picture={dark ?? light} phone={phone?.dark ?? phone} width={width} isOneOfTwo />
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="hero-media">
      <Sheet name="pictures" />
      {children}
    </div>
  )
}

interface OneProps {
  picture: ShownPicture
  phone: ShownPicture | undefined
  width: number
  isOneOfTwo?: boolean
}

function OnePicture({ picture, phone, width, isOneOfTwo = false }: OneProps): ReactNode {
  const { src, alt, sources = [] } = picture
  const size = { width: picture.width, height: picture.height }
  const image = (
    <img
      src={src}
      alt={alt}
      {...size}
      fetchPriority="high"
      decoding="async"
      loading={isOneOfTwo ? 'lazy' : undefined}
    />
  )
  if (sources.length === 0 && !phone) return image
  return (
    <picture>
      {phone ? <PhoneSources phone={phone} /> : null}
      {sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          srcSet={setOf(source)}
          sizes={`(min-width: ${width}px) ${width}px, 100vw`}
        />
      ))}
      {image}
    </picture>
  )
}

/** With their own size, the place is right before they are loaded. */
function PhoneSources({ phone }: { phone: ShownPicture }): ReactNode {
  const { src, width, height, sources = [] } = phone
  const shared = { media: phones, width, height }
  return (
    <>
      {sources.map((source) => (
        <source key={source.type} {...shared} type={source.type} srcSet={setOf(source)} sizes="100vw" />
      ))}
      <source {...shared} srcSet={src.replaceAll(' ', '%20')} />
    </>
  )
}

function setOf({ files }: PictureSource): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

/** Controls always: whoever cannot bear what moves must be able to stop it. */
function HeroFilm({ video }: { video: ShownFilm }): ReactNode {
  const { src, title, poster, captions, loop, width, height } = video
  const moving = loop ? ({ 'data-embed': '', muted: true, loop: true } as const) : {}
  const shared = { src, poster, 'aria-label': title, width, height, controls: true, playsInline: true, preload: 'none' }
  return (
    <Frame>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without speech has none */}
      <video {...shared} {...moving}>
        {captions ? <track kind="captions" src={captions.src} default /> : null}
      </video>
    </Frame>
  )
}
