// Where the system can notify nobody: one reason each, the first that a reader can do something about.
import type { AwayWords } from '@undercroft/words';

/** Why nobody can be told here. */
export type Obstacle = keyof AwayWords['notify']['why'];

/** What of a browser decides it. */
export interface Surroundings {
  readonly isSecure: boolean;
  readonly agent: string;
  /** Fingers that the screen tells apart: an iPad says that it is a Mac. */
  readonly touchPoints: number;
  /** Opened from the home screen. */
  readonly isInstalled: boolean;
  readonly hasNotifications: boolean;
  readonly permission: NotificationPermission;
}

/** Messengers open links in browsers of their own, which cannot notify anybody. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|MicroMessenger|\bLine\/|Snapchat|TikTok|musical_ly|Twitter|; wv\)/;
const IOS = /iPhone|iPad|iPod/;

/** The first that a reader can do something about. */
export function obstacleIn({ isSecure, agent, touchPoints, ...rest }: Surroundings): Obstacle | undefined {
  if (!isSecure) return 'http';
  if (IN_APP.test(agent)) return 'in-app';
  const isIos = IOS.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1);
  if (isIos && !rest.isInstalled) return 'ios';
  if (!rest.hasNotifications) return 'none';
  return rest.permission === 'denied' ? 'denied' : undefined;
}
