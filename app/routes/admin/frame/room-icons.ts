import {
  BadgePercent,
  Calendar,
  CarFront,
  ChartColumn,
  Flag,
  House,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  ShieldPlus,
  Tag,
} from "lucide-react";
import type { RoomGroup, RoomName } from "../../../domain/staff/rooms.ts";
import type { IconShape } from "../../../ui/controls/icon.tsx";

export const roomIcons: Record<RoomName, IconShape> = {
  reservations: Calendar,
  cars: CarFront,
  pricing: Tag,
  "protection-plans": ShieldCheck,
  "protection-plan-pricing": ShieldPlus,
  extras: Package,
  "cross-border-fees": Flag,
  coupons: BadgePercent,
  settings: Settings,
  "audit-logs": ScrollText,
};

export const groupIcons: Record<RoomGroup, IconShape> = {
  today: Calendar,
  fleet: CarFront,
  prices: Tag,
  insight: ChartColumn,
  house: House,
};
