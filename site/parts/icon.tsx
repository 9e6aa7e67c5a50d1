// An icon that content names. A name of schemas/icon.ts that has no drawing here is a compile error.
// An island imports the icons it shows instead, because this module contains every one of these.

import type { ReactNode } from 'react'
import type { IconName } from '#schemas/icon.ts'
import { Activity } from '../vendor/lucide/activity.ts'
import { AudioLines } from '../vendor/lucide/audio-lines.ts'
import { AudioWaveform } from '../vendor/lucide/audio-waveform.ts'
import { BadgeCheck } from '../vendor/lucide/badge-check.ts'
import { BookOpen } from '../vendor/lucide/book-open.ts'
import { Box } from '../vendor/lucide/box.ts'
import { Briefcase } from '../vendor/lucide/briefcase.ts'
import { Building } from '../vendor/lucide/building.ts'
import { Calendar } from '../vendor/lucide/calendar.ts'
import { Check } from '../vendor/lucide/check.ts'
import { CircleAlert } from '../vendor/lucide/circle-alert.ts'
import { Clock } from '../vendor/lucide/clock.ts'
import { Cloud } from '../vendor/lucide/cloud.ts'
import { Code } from '../vendor/lucide/code.ts'
import { Cpu } from '../vendor/lucide/cpu.ts'
import { Database } from '../vendor/lucide/database.ts'
import { Download } from '../vendor/lucide/download.ts'
import { ExternalLink } from '../vendor/lucide/external-link.ts'
import { FileCheck } from '../vendor/lucide/file-check.ts'
import { FileText } from '../vendor/lucide/file-text.ts'
import { Gauge } from '../vendor/lucide/gauge.ts'
import { Globe } from '../vendor/lucide/globe.ts'
import { GraduationCap } from '../vendor/lucide/graduation-cap.ts'
import { Hash } from '../vendor/lucide/hash.ts'
import { Headphones } from '../vendor/lucide/headphones.ts'
import { HeartPulse } from '../vendor/lucide/heart-pulse.ts'
import { KeyRound } from '../vendor/lucide/key-round.ts'
import { Layers } from '../vendor/lucide/layers.ts'
import { LifeBuoy } from '../vendor/lucide/life-buoy.ts'
import { Lock } from '../vendor/lucide/lock.ts'
import { Mail } from '../vendor/lucide/mail.ts'
import { MapPin } from '../vendor/lucide/map-pin.ts'
import { MessageSquare } from '../vendor/lucide/message-square.ts'
import { Mic } from '../vendor/lucide/mic.ts'
import { Monitor } from '../vendor/lucide/monitor.ts'
import { Network } from '../vendor/lucide/network.ts'
import { Package } from '../vendor/lucide/package.ts'
import { Phone } from '../vendor/lucide/phone.ts'
import { PhoneCall } from '../vendor/lucide/phone-call.ts'
import { Play } from '../vendor/lucide/play.ts'
import { Radio } from '../vendor/lucide/radio.ts'
import { RefreshCw } from '../vendor/lucide/refresh-cw.ts'
import { Rocket } from '../vendor/lucide/rocket.ts'
import { Route } from '../vendor/lucide/route.ts'
import { Scale } from '../vendor/lucide/scale.ts'
import { Server } from '../vendor/lucide/server.ts'
import { Shield } from '../vendor/lucide/shield.ts'
import { ShieldCheck } from '../vendor/lucide/shield-check.ts'
import { Smartphone } from '../vendor/lucide/smartphone.ts'
import { Terminal } from '../vendor/lucide/terminal.ts'
import { Timer } from '../vendor/lucide/timer.ts'
import { Truck } from '../vendor/lucide/truck.ts'
import { Users } from '../vendor/lucide/users.ts'
import { Video } from '../vendor/lucide/video.ts'
import { Waypoints } from '../vendor/lucide/waypoints.ts'
import { Webhook } from '../vendor/lucide/webhook.ts'
import { Wrench } from '../vendor/lucide/wrench.ts'
import { Zap } from '../vendor/lucide/zap.ts'
import { Glyph } from './glyph.tsx'

const drawings: Record<IconName, string> = {
  activity: Activity,
  'audio-lines': AudioLines,
  'audio-waveform': AudioWaveform,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  box: Box,
  briefcase: Briefcase,
  building: Building,
  calendar: Calendar,
  check: Check,
  'circle-alert': CircleAlert,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  cpu: Cpu,
  database: Database,
  download: Download,
  'external-link': ExternalLink,
  'file-check': FileCheck,
  'file-text': FileText,
  gauge: Gauge,
  globe: Globe,
  'graduation-cap': GraduationCap,
  hash: Hash,
  headphones: Headphones,
  'heart-pulse': HeartPulse,
  'key-round': KeyRound,
  layers: Layers,
  'life-buoy': LifeBuoy,
  lock: Lock,
  mail: Mail,
  'map-pin': MapPin,
  'message-square': MessageSquare,
  mic: Mic,
  monitor: Monitor,
  network: Network,
  package: Package,
  phone: Phone,
  'phone-call': PhoneCall,
  play: Play,
  radio: Radio,
  'refresh-cw': RefreshCw,
  rocket: Rocket,
  route: Route,
  scale: Scale,
  server: Server,
  shield: Shield,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  terminal: Terminal,
  timer: Timer,
  truck: Truck,
  users: Users,
  video: Video,
  waypoints: Waypoints,
  webhook: Webhook,
  wrench: Wrench,
  zap: Zap,
}

export function Icon({ name, size = 20 }: { name: IconName; size?: 16 | 20 }): ReactNode {
  return <Glyph svg={drawings[name]} size={size} />
}
