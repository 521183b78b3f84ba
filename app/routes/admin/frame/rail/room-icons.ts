import {
  BadgePercent,
  BookOpen,
  Calendar,
  CarFront,
  ChartColumn,
  ChartGantt,
  Flag,
  House,
  KeyRound,
  Banknote,
  BookCheck,
  Mail,
  Package,
  ScrollText,
  Settings,
  ShieldCheck,
  ShieldPlus,
  Siren,
  Tag,
  Users,
} from "lucide-react";
import type { RoomGroup, RoomName } from "../../../../domain/staff/rooms.ts";
import type { IconShape } from "../../../../ui/controls/icon.tsx";

export const roomIcons: Record<RoomName, IconShape> = {
  reservations: Calendar,
  "reservation-management": KeyRound,
  "car-availability": ChartGantt,
  "cash-drawers": Banknote,
  "day-close": BookCheck,
  fines: Siren,
  cars: CarFront,
  pricing: Tag,
  "protection-plans": ShieldCheck,
  "protection-plan-pricing": ShieldPlus,
  extras: Package,
  "cross-border-fees": Flag,
  coupons: BadgePercent,
  books: BookOpen,
  "audit-logs": ScrollText,
  settings: Settings,
  staff: Users,
  mail: Mail,
};

export const groupIcons: Record<RoomGroup, IconShape> = {
  today: Calendar,
  fleet: CarFront,
  prices: Tag,
  insight: ChartColumn,
  house: House,
};
