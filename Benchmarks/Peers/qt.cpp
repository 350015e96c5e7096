// Qt's QTextLayout on the texts and fonts of copyfit-bench: see peer.h.
#include <QtGui>

#include "peer.h"

static QStringList texts;
static QFont font;
static QTextOption wrapping;
static std::vector<QTextLayout *> kept;

// A collection brings its families in the order of its faces.
static QString addFont(const QString &argument) {
    const int colon = argument.lastIndexOf(':');
    const int index = colon < 0 ? 0 : argument.mid(colon + 1).toInt();
    const int id = QFontDatabase::addApplicationFont(argument.left(colon));
    const QStringList families = id < 0 ? QStringList() : QFontDatabase::applicationFontFamilies(id);
    if (families.isEmpty()) {
        fprintf(stderr, "cannot open %s\n", qPrintable(argument));
        exit(2);
    }
    return families[index < families.size() ? index : 0];
}

static long breakLines(QTextLayout &layout, double width) {
    long lines = 0;
    double y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
        lines++;
    }
    layout.endLayout();
    return lines;
}

static long peer_cold(double width) {
    long lines = 0;
    for (const QString &text : texts) {
        QTextLayout layout(text, font);
        layout.setTextOption(wrapping);
        lines += breakLines(layout, width);
    }
    return lines;
}

static long peer_hot(double first, double step, int count) {
    long lines = 0;
    for (int i = static_cast<int>(kept.size()); i < texts.size(); i++) {
        kept.push_back(new QTextLayout(texts[i], font));
        kept.back()->setTextOption(wrapping);
        kept.back()->setCacheEnabled(true);
    }
    for (int w = 0; w < count; w++)
        for (QTextLayout *layout : kept) lines += breakLines(*layout, first + w * step);
    return lines;
}

int main(int argc, char **argv) {
    if (argc < 4) return 64;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication application(argc, argv);
    const peer_texts lines = peer_read_texts(argv[2]);
    for (int i = 0; i < lines.count; i++) texts << QString::fromUtf8(lines.lines[i]);
    QStringList families;
    for (int i = 3; i < argc; i++) families << addFont(QString::fromUtf8(argv[i]));
    font = QFont(families);
    font.setPixelSize(static_cast<int>(atof(argv[1])));
    font.setHintingPreference(QFont::PreferNoHinting);
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    printf("Qt %s\n", qVersion());
    fflush(stdout);
    return peer_answer_tasks();
}
