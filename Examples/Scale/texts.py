#!/usr/bin/env python3
"""Writes COUNT records for copyfit measure --ndjson: labels of an app in twelve languages, always the same ones.

    texts.py COUNT > texts.ndjson
"""
import json
import sys

# For each language what is done, and what it is done to; {} is a number.
LANGUAGES = {
    "en": (
        "Save {}|Delete {}|Share {}|Move {}|Copy {}|Export {}|Search in {}|Show {}|Hide {}|Rename {}",
        "message|photo|{} files|playlist|draft|your account|{} new comments|privacy settings|shopping cart|calendar",
    ),
    "de": (
        "{} speichern|{} löschen|{} teilen|{} verschieben|{} kopieren|{} exportieren|In {} suchen|{} anzeigen|"
        "{} ausblenden|{} umbenennen",
        "Nachricht|Foto|{} Dateien|Wiedergabeliste|Entwurf|dein Konto|{} neue Kommentare|Datenschutzeinstellungen|"
        "Warenkorb|Kalender",
    ),
    "fr": (
        "Enregistrer {}|Supprimer {}|Partager {}|Déplacer {}|Copier {}|Exporter {}|Rechercher dans {}|Afficher {}|"
        "Masquer {}|Renommer {}",
        "le message|la photo|{} fichiers|la liste de lecture|le brouillon|votre compte|{} nouveaux commentaires|"
        "les paramètres de confidentialité|le panier|l’agenda",
    ),
    "es": (
        "Guardar {}|Eliminar {}|Compartir {}|Mover {}|Copiar {}|Exportar {}|Buscar en {}|Mostrar {}|Ocultar {}|"
        "Cambiar el nombre de {}",
        "el mensaje|la foto|{} archivos|la lista de reproducción|el borrador|tu cuenta|{} comentarios nuevos|"
        "los ajustes de privacidad|la cesta|el calendario",
    ),
    "ru": (
        "Сохранить {}|Удалить {}|Поделиться: {}|Переместить {}|Копировать {}|Экспортировать {}|Искать: {}|"
        "Показать {}|Скрыть {}|Переименовать {}",
        "сообщение|фото|файлы ({})|плейлист|черновик|учётную запись|новые комментарии ({})|"
        "настройки конфиденциальности|корзину|календарь",
    ),
    "el": (
        "Αποθήκευση: {}|Διαγραφή: {}|Κοινοποίηση: {}|Μετακίνηση: {}|Αντιγραφή: {}|Εξαγωγή: {}|Αναζήτηση: {}|"
        "Εμφάνιση: {}|Απόκρυψη: {}|Μετονομασία: {}",
        "μήνυμα|φωτογραφία|{} αρχεία|λίστα αναπαραγωγής|πρόχειρο|ο λογαριασμός σας|{} νέα σχόλια|"
        "ρυθμίσεις απορρήτου|καλάθι αγορών|ημερολόγιο",
    ),
    "ar": (
        "حفظ {}|حذف {}|مشاركة {}|نقل {}|نسخ {}|تصدير {}|البحث في {}|إظهار {}|إخفاء {}|إعادة تسمية {}",
        "الرسالة|الصورة|{} ملفات|قائمة التشغيل|المسودة|حسابك|{} تعليقات جديدة|إعدادات الخصوصية|عربة التسوق|التقويم",
    ),
    "hi": (
        "{} सहेजें|{} हटाएँ|{} साझा करें|{} ले जाएँ|{} कॉपी करें|{} निर्यात करें|{} में खोजें|{} दिखाएँ|{} छिपाएँ|{} का नाम बदलें",
        "संदेश|फ़ोटो|{} फ़ाइलें|प्लेलिस्ट|ड्राफ़्ट|आपका खाता|{} नई टिप्पणियाँ|गोपनीयता सेटिंग|कार्ट|कैलेंडर",
    ),
    "th": (
        "บันทึก{}|ลบ{}|แชร์{}|ย้าย{}|คัดลอก{}|ส่งออก{}|ค้นหาใน{}|แสดง{}|ซ่อน{}|เปลี่ยนชื่อ{}",
        "ข้อความ|รูปภาพ|ไฟล์ {} ไฟล์|เพลย์ลิสต์|แบบร่าง|บัญชีของคุณ|ความคิดเห็นใหม่ {} รายการ|การตั้งค่าความเป็นส่วนตัว|"
        "ตะกร้าสินค้า|ปฏิทิน",
    ),
    "ja": (
        "{}を保存|{}を削除|{}を共有|{}を移動|{}をコピー|{}を書き出す|{}を検索|{}を表示|{}を非表示|{}の名前を変更",
        "メッセージ|写真|{}個のファイル|プレイリスト|下書き|アカウント|{}件の新しいコメント|プライバシー設定|カート|カレンダー",
    ),
    "zh-Hans": (
        "保存{}|删除{}|分享{}|移动{}|复制{}|导出{}|在{}中搜索|显示{}|隐藏{}|重命名{}",
        "消息|照片|{}个文件|播放列表|草稿|您的账户|{}条新评论|隐私设置|购物车|日历",
    ),
    "ko": (
        "{} 저장|{} 삭제|{} 공유|{} 이동|{} 복사|{} 내보내기|{}에서 검색|{} 표시|{} 숨기기|{} 이름 변경",
        "메시지|사진|파일 {}개|재생목록|임시 저장|내 계정|새 댓글 {}개|개인정보 보호 설정|장바구니|캘린더",
    ),
}
WIDTHS = (80, 120, 160, 240)

# The beginning and end of each record's text, and whether a number comes between them.
LABELS = [
    (language, verb.replace("{}", thing.replace("{}", "\0")))
    for language, (verbs, things) in LANGUAGES.items()
    for verb in verbs.split("|")
    for thing in things.split("|")
]
RECORDS = [
    ('"language":"%s","text":%s' % (language, json.dumps(text, ensure_ascii=False))).split("\\u0000")
    for language, text in LABELS
]


def record(number):
    """The record with a number, as a line."""
    mixed = number * 2654435761 % 4294967296
    record = str(mixed % 9000 + 1).join(RECORDS[(mixed >> 12) % len(RECORDS)])
    return '{"id":"t%08d",%s,"width":%d}\n' % (number, record, WIDTHS[mixed >> 30])


def main():
    count = int(sys.argv[1])
    for start in range(0, count, 10000):
        sys.stdout.write("".join(map(record, range(start, min(start + 10000, count)))))


if __name__ == "__main__":
    main()
